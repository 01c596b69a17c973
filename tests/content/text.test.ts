import { describe, expect, test } from 'vitest';
import { type Figures, makeFigure } from '#src/content/figures.ts';
import { parseText } from '#src/content/mdx/parse.ts';
import { Text } from '#src/content/mdx/text.ts';
import { extractLineWords, type Values } from '#src/content/mdx/words.ts';

const source = (titre: string) => ({
  titre,
  editeur: 'CNIL',
  adresse: `https://www.cnil.fr/${titre}`,
  verifie: '2026-01-01',
  valable: 12,
});
const measure = (nom: string, valeur: number, unite: '€' | '%', source: string) =>
  makeFigure({ nom, valeur, unite, source });
const figures: Figures = {
  prix: { pme: measure('Prix PME', 50, '€', 'etude') },
  chiffres: { part: measure('Part', 12, '%', 'enquete') },
  plafonds: {},
  delais: { arret: measure('Arrêt', 9, '%', 'etude') },
};
const sources = Object.fromEntries(['loi', 'etude', 'enquete'].map((id) => [id, source(id)]));
const wordings: Record<string, string> = {
  paie: '<Site champ="courtier.nom" /> **paie**',
  offres: '<Compte de="offres" /> offres',
};
const values: Values = {
  figure: (from, id) => figures[from][id],
  source: (id) => sources[id],
  count: (of) => (of === 'offres' ? 7 : undefined),
  wording: (id) => wordings[id],
  identity: (path) => `(${path})`,
};

const text = (mdx: string) =>
  new Text(parseText(mdx).tree ?? { type: 'root', children: [] }, values);
const cited = (mdx: string) =>
  text(mdx)
    .citations()
    .map(({ source: { titre }, precision, fact }) => [titre, precision, fact]);

describe('Text', () => {
  test('cites each source once, sources of drawings last', () => {
    const mdx = `<Barres titre="Parts" ids="part" />

Un prix <Prix id="pme" /> <Source id="loi" precision="art. 3" />, encore <Prix id="pme" />.

<Marge chiffre="<Chiffre id='part' />">
Note.
</Marge>
`;
    expect(cited(mdx)).toEqual([
      ['etude', undefined, 'Prix PME'],
      ['loi', 'art. 3', undefined],
      ['enquete', undefined, 'Part'],
    ]);
  });

  test('returns words with figures, without notes and markup', () => {
    const mdx = `## En <Prix id='pme' /> et **plus**

Écrivez à <Site champ="contact.email" />, [par là](/contact).

<Marge titre="Note">
Dans la marge.
</Marge>

| Qui | Quoi |
| --- | --- |
| <Libre raison="essai">3 €</Libre> | \`code\` |
`;
    expect(text(mdx).words()).toBe(
      'En 50\u00A0€ et plus Écrivez à (contact.email), par là. Qui Quoi 3 € code',
    );
  });

  test('renders the words of <Selon>', () => {
    expect(text('Le courtier, <Selon id="paie" />, répond.').words()).toBe(
      'Le courtier, (courtier.nom) paie, répond.',
    );
  });

  test('lists headings with their ids', () => {
    expect(text('## En <Prix id="pme" /> et **plus**').headings()).toEqual([
      { level: 2, words: 'En 50\u00A0€ et plus', id: 'en-50-euros-et-plus', line: 1 },
    ]);
  });
});

describe('extractLineWords', () => {
  test.each([
    ['Dès <Prix id="pme" /> par mois', 'Dès 50\u00A0€ par mois'],
    ['<Compte majuscule="oui" de="offres" /> offres', 'Sept offres'],
    ['2 * 3, *rien* de plus, < 4', '2 * 3, *rien* de plus, < 4'],
    ['Un <Prix pme /> mal écrit', 'Un  mal écrit'],
    ['<Selon id="offres" /> ?', 'sept offres ?'],
    ['Qui ? <Selon id="paie" />', 'Qui ? (courtier.nom) paie'],
  ])('writes %s', (line, words) => {
    expect(extractLineWords(line, values)).toBe(words);
  });
});
