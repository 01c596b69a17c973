import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { figureText } from '#src/content/figures.ts';
import { site } from '#src/content/site.ts';
import { figure } from '#src/content/tables.ts';
import { inRoot, out } from '../../scripts/lib/paths.ts';
import { descriptionOf, fieldNames, type QuoteField } from '../../supabase/functions/_shared/quote-fields.ts';
import { markFields } from '../../supabase/functions/send-devis-email/marks.ts';
import { prescribed } from '../prescribed.ts';
import { words } from './reading.ts';

// What the database does to a request, read where it is written; the function's own tests try it
// (tests/function/running/outbox.test.ts).

const pageText = (page: string) => words(readFileSync(`${out}/${page}.html`, 'utf8'));

const sql = globSync('supabase/migrations/*.sql', { cwd: inRoot() })
  .toSorted()
  .map((file) => readFileSync(inRoot(file), 'utf8'))
  .join('\n');
const policy = pageText('politique-confidentialite');
const units: Record<string, string> = { h: 'hour', min: 'minute', jours: 'day' };

describe('the privacy policy says what is kept, and how long, as the database erases it', () => {
  test.each([
    ['copie-remise', /state = 'sent' and sent_at < .*interval '(.*)'/g, 'après que la messagerie du courtier l’a acceptée'],
    ['copie-limite', /or received_at < .*interval '(.*)'/g, 'après sa réception dans tous les cas'],
    ['suivi-sans-contenu', /erased_at < .*interval '(.*)'/g, 'après l’effacement de la copie'],
    ['empreintes-reseau', /from quote_guard\.claims where at < .*interval '(.*)'/g, ''],
    ['empreinte-contenu', /content is not null and received_at < .*interval '(.*)'/g, 'puis effacement automatique'],
  ])('%s', (id, interval, said) => {
    const row = figure('delais', id);
    const erasedAfter = [...sql.matchAll(interval)].at(-1)?.[1]?.replace(/s$/, '');
    expect(erasedAfter).toBe(`${row.valeur} ${units[row.unite]}`);
    expect(policy).toContain(words(`${figureText(row)} ${said}`).replace(' puis', ', puis'));
  });
});

test('the privacy policy says how long a request that could not leave stays on the device, as the page erases it', () => {
  const row = figure('delais', 'envoi-appareil');
  const settle = readFileSync(inRoot('src/frame/settle.ts'), 'utf8');
  expect(/longestKept = (\d+) \* day;/.exec(settle)?.[1]).toBe(String(row.valeur));
  expect(policy).toContain(words(`elle attend, ${figureText(row)} au plus,`));
});

test('access, erasure and portability, which the privacy policy promises, have their commands; what the operator did is kept as long as it says', () => {
  const leads = readFileSync(inRoot('scripts/leads.ts'), 'utf8');
  const commands = { Accès: 'search', Effacement: 'erase', Portabilité: 'export' };
  for (const [right, command] of Object.entries(commands)) {
    expect(policy).toContain(words(`${right} :`));
    expect(leads, right).toMatch(new RegExp(`^  ${command}: \\{ type: '(string|boolean)' \\},$`, 'm'));
  }
  expect(policy).toContain(words('« Retirer ma demande »'));
  expect(sql).toContain('create function quote_outbox.withdraw(');
  const erased = /operations where at < now\(\) - interval '(\d+) days'/.exec(
    readFileSync(inRoot('scripts/leads/book.ts'), 'utf8'),
  );
  expect(erased?.[1]).toBe(String(figure('delais', 'suivi-sans-contenu').valeur));
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
  const told = { site_web: 'un champ invisible', duree: 'le nombre de secondes', accord: 'la version du texte de la case' };
  expect(Object.keys(told).toSorted()).toEqual(markFields.toSorted());
  for (const each of Object.values(told)) expect(policy).toContain(words(each));
});

test('both legal pages say the same: two controllers, or one who publishes and is the broker, with the addresses to write to', () => {
  const controllers = site.editeur.statut === 'courtier' ? 'la même société' : 'responsables distincts';
  for (const text of [policy, pageText('mentions-legales')]) {
    expect(text).toContain(words(controllers));
    expect(text).toContain(site.contact.email);
    expect(text).toContain(site.courtier.email);
  }
});

test('a legal page tells the day that is specified from the one on which its text last changed', () => {
  expect(pageText('mentions-legales')).toMatch(
    new RegExp(`Page du ${prescribed.legalNotice}\\. Version [\\d.]+, modifiée le \\d\\d/\\d\\d/\\d{4}\\.`),
  );
  expect(policy).toMatch(/Version [\d.]+, modifiée le \d\d\/\d\d\/\d{4}\./);
  expect(policy).toMatch(/\. Dernière mise à jour et date d'entrée en vigueur : page affichée le \d/);
});
