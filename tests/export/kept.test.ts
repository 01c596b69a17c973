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
const section = (title: string) => source.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

/** Periods that the database applies: their ids, statements and the words that follow them. */
const periods = [
  [
    'copie-remise',
    /sent_at < now\(\) - interval '(.*?)'/g,
    ' après que la messagerie du courtier l’a acceptée',
  ],
  [
    'copie-limite',
    /or received_at < now\(\) - interval '(.*?)'/g,
    ' après sa réception dans tous les cas',
  ],
  [
    'suivi-sans-contenu',
    /where erased_at < now\(\) - interval '(.*?)'/g,
    ' après l’effacement de la copie',
  ],
  [
    'empreintes-reseau',
    /where received_at < now\(\) - interval '(.*?)'/g,
    ', puis effacement automatique',
  ],
] as const;
const periodsOfPeople = ['conservation-devis', 'conservation-navigation'];

describe('retention periods', () => {
  test('are those that the database or people apply', () => {
    const stated = [...section('Durées de conservation').matchAll(/<Delai id="(.+?)"/g)];
    expect(new Set(stated.map(([, id]) => id))).toEqual(
      new Set([...periods.map(([id]) => id), ...periodsOfPeople]),
    );
    expect(sql).toContain("cron.schedule('quote-erase', '*/10 * * * *', 'select quote.erase()')");
  });

  test.each(periods)('equal the period of the database: %s', (id, interval, said) => {
    const { valeur, unite, texte } = figure('delais', id);
    const erasedAfter = [...sql.matchAll(interval)].at(-1)?.[1]?.replace(/s$/, '');
    expect(erasedAfter).toBe(`${valeur} ${units[unite]}`);
    expect(policy).toContain(words(texte + said));
  });
});

describe('privacy policy', () => {
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
