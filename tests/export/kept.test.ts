import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getSite } from '#src/content/identity.ts';
import { figure } from '#src/content/tables.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import {
  fieldNames,
  getDescription,
  type QuoteField,
} from '../../supabase/functions/_shared/quote-fields.ts';
import { signalFields } from '../../supabase/functions/send-devis-email/answers.ts';
import { prescribed } from '../prescribed.ts';
import { readExport, words } from './reading.ts';

const pageText = (page: string) => words(readExport(`${page}.html`));

const sql = [
  ...globSync('supabase/migrations/*_requests.sql', { cwd: inRoot() }),
  'supabase/functions/send-devis-email/store.ts',
]
  .map((file) => readFileSync(inRoot(file), 'utf8'))
  .join('\n');
const policy = pageText('politique-confidentialite');
const units: Record<string, string> = { h: 'hour', min: 'minute', jours: 'day' };

const source = readFileSync(inRoot('content/legal/politique-confidentialite.mdx'), 'utf8');
const guide = readFileSync(inRoot('supabase/README.md'), 'utf8');
const section = (title: string) => source.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const readGuideRow = (name: string) =>
  guide.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? '';

const erasedBy: Record<string, { id: string; interval: RegExp; said: string }[] | RegExp | 'hand'> =
  {
    'Demande de devis, chez le courtier': 'hand',
    'Copie chiffrée de la demande, chez Supabase': [
      {
        id: 'copie-remise',
        interval: /sent_at < now\(\) - interval '(.*?)'/g,
        said: 'après que la messagerie du courtier l’a acceptée',
      },
      {
        id: 'copie-limite',
        interval: /or received_at < now\(\) - interval '(.*?)'/g,
        said: 'après sa réception dans tous les cas',
      },
    ],
    'Demande que vous retirez': /set state = 'withdrawn', key_id = null, ciphertext = null/,
    'Numéro, état et heures de la demande, rang dans son réseau, mention « à vérifier », empreinte de la clé que votre navigateur a tirée au hasard pour l’envoyer':
      [
        {
          id: 'suivi-sans-contenu',
          interval: /where erased_at < now\(\) - interval '(.*?)'/g,
          said: 'après l’effacement de la copie',
        },
      ],
    'Empreintes contre les rafales et les doublons': [
      {
        id: 'empreintes-reseau',
        interval: /where received_at < now\(\) - interval '(.*?)'/g,
        said: ', puis effacement automatique',
      },
    ],
    'Vos courriels à l’éditeur, notes d’appel comprises': 'hand',
    'Données de navigation, dans les journaux': 'hand',
    'Pièces exigées par une loi': 'hand',
  };

describe('retention periods', () => {
  const rows = [...section('Durées de conservation').matchAll(/^\| (.+) \| (.+) \|$/gm)]
    .map(([, name = '', duration = '']) => [name, duration] as const)
    .slice(2);

  test('have a known method of erasure', () => {
    expect(rows.map(([name]) => name)).toEqual(Object.keys(erasedBy));
    expect(sql).toContain("cron.schedule('quote-erase', '*/10 * * * *', 'select quote.erase()')");
  });

  test.each(rows)('equal the periods of the database or the operator: %s', (name, duration) => {
    const by = erasedBy[name];
    if (by === 'hand') expect(readGuideRow(name)).not.toBe('');
    else if (by instanceof RegExp) expect(sql).toMatch(by);
    else {
      const ids = [...duration.matchAll(/<Delai id="(.+?)"/g)].map(([, id]) => id);
      expect(ids).toEqual([...new Set(by?.map(({ id }) => id))]);
      for (const { id, interval, said } of by ?? []) {
        const row = figure('delais', id);
        const erasedAfter = [...sql.matchAll(interval)].at(-1)?.[1]?.replace(/s$/, '');
        expect(erasedAfter).toBe(`${row.valeur} ${units[row.unite]}`);
        expect(policy).toContain(words(`${row.texte} ${said}`).replace(/ ,/, ','));
      }
    }
  });
});

describe('privacy policy', () => {
  test('names a command for each right that it promises', () => {
    const leads = readFileSync(inRoot('scripts/leads.ts'), 'utf8');
    const rights = [...section('Vos droits').matchAll(/^- \*\*(.+)\*\* :/gm)].map(
      ([, right = '']) => right,
    );
    expect(rights).toHaveLength(6);
    for (const right of rights) {
      const commands = [...readGuideRow(right).matchAll(/`(\w+)/g)].map(([, command]) => command);
      expect(commands, right).not.toEqual([]);
      for (const command of commands)
        expect(leads, right).toMatch(new RegExp(`^ {2}${command}: `, 'm'));
    }
    expect(policy).toContain(words('« Retirer ma demande »'));
  });

  test('has a row for what a tool keeps on the device', () => {
    for (const [page, gesture] of [
      ['urgence-cyberattaque', 'Noter'],
      ['outils/questionnaire', 'Garder dans ce navigateur'],
    ] as const) {
      expect(readExport(`${page}.html`)).toContain(gesture);
      expect(section('Cookies')).toMatch(
        new RegExp(`^\\|.*\\| (Toucher|Cocher) « ${gesture} » \\|`, 'm'),
      );
    }
    expect(section('Cookies')).toMatch(/\| Répondre à une question \|.*fermiez l’onglet/);
  });

  test('has a row for each answer and says which are required', () => {
    const rows: Record<QuoteField, string> = {
      nom: 'Prénom et nom',
      email: 'Adresse e-mail',
      entreprise: 'Nom de l’entreprise',
      secteur: 'Secteur d’activité',
      telephone: 'Téléphone',
      ca: 'Taille : tranche de chiffre d’affaires',
      effectifs: 'Taille : tranche d’effectif',
      besoins: 'Besoins en assurance cyber',
      rgpd: 'Accord pour recevoir une proposition',
    };
    expect(Object.keys(rows).toSorted()).toEqual(fieldNames.toSorted());
    for (const field of fieldNames) {
      const { optional } = getDescription(field);
      expect(policy).toContain(words(`${rows[field]} ${optional ? 'Non' : 'Oui'}`));
    }
  });

  test('names the data that the form sends besides the answers', () => {
    const signals = {
      site_web: 'un champ invisible',
      duree: 'le nombre de secondes',
      accord: 'la version du texte de la case',
    };
    expect(Object.keys(signals).toSorted()).toEqual(signalFields.toSorted());
    for (const each of Object.values(signals)) expect(policy).toContain(words(each));
  });
});

describe('legal pages', () => {
  test('name the same controllers and addresses', () => {
    const controllers =
      getSite().editeur.statut === 'courtier' ? 'la même société' : 'responsables distincts';
    for (const text of [policy, pageText('mentions-legales')]) {
      expect(text).toContain(words(controllers));
      expect(text).toContain(getSite().contact.email);
      expect(text).toContain(getSite().courtier.email);
    }
  });

  test('distinguish the specified day from the last change', () => {
    expect(pageText('mentions-legales')).toMatch(
      new RegExp(
        `Page du ${prescribed.legalNotice}\\. Version [\\d.]+, modifiée le \\d\\d/\\d\\d/\\d{4}\\.`,
      ),
    );
    expect(policy).toMatch(/Version [\d.]+, modifiée le \d\d\/\d\d\/\d{4}\./);
    expect(policy).toMatch(
      /\. Dernière mise à jour et date d'entrée en vigueur : page affichée le \d/,
    );
  });
});
