import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { figureText } from '#src/content/figures.ts';
import { site } from '#src/content/identity.ts';
import { figure } from '#src/content/tables.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import {
  descriptionOf,
  fieldNames,
  type QuoteField,
} from '../../supabase/functions/_shared/quote-fields.ts';
import { signalFields } from '../../supabase/functions/send-devis-email/answers.ts';
import { prescribed } from '../prescribed.ts';
import { exported, words } from './reading.ts';

// What the database does to a request, read where it is written; the function's own tests try it
// (tests/function/worker.test.ts).

const pageText = (page: string) => words(exported(`${page}.html`));

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
/** A section of the policy as it is written, by its title. */
const section = (title: string) => source.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
/** What the operator's guide says in the row of this name. */
const told = (name: string) =>
  guide.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? '';

/**
 * What erases it: the database's job, in its last version; the person's own gesture; or a hand, as
 * the operator's guide tells.
 */
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
    'Numéro, état et heures de la demande, empreinte de la clé que votre navigateur a tirée au hasard pour l’envoyer':
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

describe('the privacy policy says what is kept, and how long, as the database erases it, or as the operator is told to', () => {
  const rows = [...section('Durées de conservation').matchAll(/^\| (.+) \| (.+) \|$/gm)]
    .map(([, name = '', duration = '']) => [name, duration] as const)
    .slice(2);

  test('each of its rows is known', () => {
    expect(rows.map(([name]) => name)).toEqual(Object.keys(erasedBy));
    expect(sql).toContain("cron.schedule('quote-erase', '*/10 * * * *', 'select quote.erase()')");
  });

  test.each(rows)('%s', (name, duration) => {
    const by = erasedBy[name];
    if (by === 'hand') expect(told(name)).not.toBe('');
    else if (by instanceof RegExp) expect(sql).toMatch(by);
    else {
      const ids = [...duration.matchAll(/<Delai id="(.+?)"/g)].map(([, id]) => id);
      expect(ids).toEqual([...new Set(by?.map(({ id }) => id))]);
      for (const { id, interval, said } of by ?? []) {
        const row = figure('delais', id);
        const erasedAfter = [...sql.matchAll(interval)].at(-1)?.[1]?.replace(/s$/, '');
        expect(erasedAfter).toBe(`${row.valeur} ${units[row.unite]}`);
        expect(policy).toContain(words(`${figureText(row)} ${said}`).replace(/ ,/, ','));
      }
    }
  });
});

test('each right that the privacy policy promises is told to the operator, by commands that are there', () => {
  const leads = readFileSync(inRoot('scripts/leads.ts'), 'utf8');
  const rights = [...section('Vos droits').matchAll(/^- \*\*(.+)\*\* :/gm)].map(
    ([, right = '']) => right,
  );
  expect(rights).toEqual([
    'Accès',
    'Rectification',
    'Effacement',
    'Limitation',
    'Portabilité',
    'Opposition',
  ]);
  for (const right of rights) {
    const commands = [...told(right).matchAll(/`(\w+)/g)].map(([, command]) => command);
    expect(commands, right).not.toEqual([]);
    for (const command of commands)
      expect(leads, right).toMatch(new RegExp(`^ {2}${command}: `, 'm'));
  }
  expect(policy).toContain(words('« Retirer ma demande »'));
});

test('the request form keeps nothing beyond the tab, as the privacy policy says', () => {
  const sources = globSync('src/{quote/*.{ts,tsx},frame/receipt-store.ts}', { cwd: inRoot() });
  expect(sources.length).toBeGreaterThan(10);
  const writes = sources.flatMap((file) =>
    [...readFileSync(inRoot(file), 'utf8').matchAll(/\bwrite\([^;]*?\)[;)]/g)].map(
      ([call]) => call,
    ),
  );
  expect(writes).toHaveLength(2);
  for (const call of writes) expect(call).toContain("'sessionStorage'");
  expect(policy).toContain(words('L’envoi, l’effacement ou la fermeture de l’onglet'));
});

test('the privacy policy has a row for what a tool keeps on the device, by the gesture that the page offers', () => {
  for (const [page, gesture, storage] of [
    ['urgence-cyberattaque', 'Noter', 'src/frame/pages/noted-numbers.ts'],
    ['outils/questionnaire', 'Garder dans ce navigateur', 'src/tools/questionnaire/keeping.ts'],
  ] as const) {
    expect(exported(`${page}.html`)).toContain(gesture);
    expect(section('Cookies')).toMatch(
      new RegExp(`^\\|.*\\| (Toucher|Cocher) « ${gesture} » \\|`, 'm'),
    );
    expect(readFileSync(inRoot(storage), 'utf8')).toMatch(/\bwrite\(key, /);
  }
  const keeping = readFileSync(inRoot('src/tools/questionnaire/keeping.ts'), 'utf8');
  expect(keeping).toContain("'sessionStorage'");
  expect(section('Cookies')).toMatch(/\| Répondre à une question \|.*fermiez l’onglet/);
});

test('the privacy policy has a row for each answer of the form, and says which must be given', () => {
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
    const mayBeLeft = descriptionOf(field).schema.safeParse(undefined).success;
    expect(policy).toContain(words(`${rows[field]} ${mayBeLeft ? 'Non' : 'Oui'}`));
  }
});

test('the privacy policy names what the form sends beside the answers', () => {
  const told = {
    site_web: 'un champ invisible',
    duree: 'le nombre de secondes',
    accord: 'la version du texte de la case',
  };
  expect(Object.keys(told).toSorted()).toEqual(signalFields.toSorted());
  for (const each of Object.values(told)) expect(policy).toContain(words(each));
});

test('both legal pages say the same: two controllers, or one who publishes and is the broker, with the addresses to write to', () => {
  const controllers =
    site.editeur.statut === 'courtier' ? 'la même société' : 'responsables distincts';
  for (const text of [policy, pageText('mentions-legales')]) {
    expect(text).toContain(words(controllers));
    expect(text).toContain(site.contact.email);
    expect(text).toContain(site.courtier.email);
  }
});

test('a legal page tells the day that is specified from the one on which its text last changed', () => {
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
