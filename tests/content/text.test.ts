import { expect, test } from 'vitest';
import { type Figures, makeFigure } from '#src/content/figures.ts';
import { parseText } from '#src/content/mdx/parse.ts';
import { Text } from '#src/content/mdx/text.ts';
import { extractLineWords, type Values } from '#src/content/mdx/words.ts';
import type { Source } from '#src/content/schemas/figure-rows.ts';

// Texts are read from their syntax tree, so the order and the quotes of attributes do not matter.

const source = (titre: string) => ({
  titre,
  editeur: 'CNIL',
  adresse: `https://www.cnil.fr/${titre}`,
  verifie: '2026-01-01',
  valable: 12,
});
const measure = (nom: string, valeur: number, unite: '€' | '%', source: string) =>
  makeFigure({ nom, valeur, unite, nature: 'source', source });
const figures: Figures = {
  prix: { pme: measure('Prix PME', 50, '€', 'etude') },
  chiffres: { part: measure('Part', 12, '%', 'enquete') },
  plafonds: {},
  delais: {},
};
const sources: Record<string, Source> = {
  loi: source('loi'),
  etude: source('etude'),
  enquete: source('enquete'),
};
const values: Values = {
  figure: (from, id) => figures[from][id],
  source: (id) => sources[id],
  count: (of) => (of === 'offres' ? 7 : undefined),
  wording: (id) => (id === 'paie' ? '<Site champ="courtier.nom" /> **paie**' : undefined),
  identity: (path) => `(${path})`,
};

const text = (written: string) =>
  new Text(parseText(written).tree ?? { type: 'root', children: [] }, values);
const cited = (written: string) =>
  text(written)
    .citations()
    .map(({ source: { titre }, precision, fact }) => [titre, precision, fact]);

test('a sentence of the two publishers is read in its words, in a text, in a line', () => {
  expect(text('Le courtier, <Selon id="paie" />, répond.').words()).toBe(
    'Le courtier, (courtier.nom) paie, répond.',
  );
  expect(
    extractLineWords('<Selon id="paie" /> ?', {
      ...values,
      wording: () => '<Compte de="offres" /> le paient',
    }),
  ).toBe('sept le paient ?');
});

test.each([
  ['<Source id="loi" precision="art. 3" />'],
  ['<Source precision="art. 3" id="loi" />'],
  ["<Source\n  precision='art. 3'\n  id='loi'\n/>"],
])('a source is cited however it is written: %s', (tag) => {
  expect(cited(`La loi le dit ${tag}.`)).toEqual([['loi', 'art. 3', undefined]]);
});

test('sources come once, in the order of reading, those of drawings last', () => {
  const written = `<Barres titre="Parts" ids="part" />

Un prix <Prix id="pme" /> <Source id="loi" />, encore <Prix id="pme" />.

<Marge chiffre="<Chiffre id='part' />">
Note.
</Marge>
`;
  expect(cited(written)).toEqual([
    ['etude', undefined, 'Prix PME'],
    ['loi', undefined, undefined],
    ['enquete', undefined, 'Part'],
  ]);
});

test.each([
  ['Dès <Prix id="pme" /> par mois', 'Dès 50\u202F€ par mois'],
  ["Dès <Prix id='pme' /> par mois", 'Dès 50\u202F€ par mois'],
  ['<Compte majuscule="oui" de="offres" /> offres', 'Sept offres'],
  ["<Compte de='offres' /> offres", 'sept offres'],
  ['2 * 3, *rien* de plus, < 4', '2 * 3, *rien* de plus, < 4'],
  ['Un <Prix pme /> mal écrit', 'Un  mal écrit'],
])('a line is written out: %s', (line, words) => {
  expect(extractLineWords(line, values)).toBe(words);
});

test('the words of a text have figures as text and no notes or markup', () => {
  const written = `## En <Prix id='pme' /> et **plus**

Écrivez à <Site champ="contact.email" />, [par là](/contact).

<Marge titre="Note">
Dans la marge.
</Marge>

| Qui | Quoi |
| --- | --- |
| <Libre raison="essai">3 €</Libre> | \`code\` |
`;
  expect(text(written).words()).toBe(
    'En 50\u202F€ et plus Écrivez à (contact.email), par là. Qui Quoi 3 € code',
  );
  expect(text(written).headings()).toEqual([
    { level: 2, words: 'En 50\u202F€ et plus', id: 'en-50-euros-et-plus', line: 1 },
  ]);
});

test('the check names code in braces', () => {
  const long = `${'Une phrase assez longue. '.repeat(100)}{10n}`;
  expect(parseText(long).problem).toBeUndefined();
});

test('lists the addresses of links and buttons', () => {
  const written = `Une franchise, [là](/a?b#c).

<Bouton vers="/devis">Aller</Bouton>
`;
  expect(text(written).links()).toEqual(['/a?b#c', '/devis']);
});
