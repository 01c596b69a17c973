import { expect, test } from 'vitest';
import { type CountSources, collectCounts, countNames } from '#src/content/counts.ts';
import { inWords } from '#src/domain/numbers.ts';

const flags = (fraude: boolean, reputation: boolean) => ({ fraude, reputation });
const house = (nature: string, etoiles: number, prix?: number, note?: number, garanties?: object) => ({
  nature,
  etoiles,
  compare: garanties !== undefined,
  prix,
  note,
  capaciteMax: note && 10 - note,
  garanties,
});

const sources = {
  tables: {
    assureurs: {
      lignes: {
        dear: house('assureur', 4, 50, 4.5, flags(true, true)),
        cheap: house('courtier', 4, 30, 4, flags(true, false)),
        bare: house('assureur', 5, 40, 4.5, flags(false, false)),
        unlisted: house('assureur', 3),
      },
    },
    garanties: { lignes: { fraude: { champ: 'fraude' }, reputation: { champ: 'reputation' } } },
    estimateur: { secteurs: { general: {}, sante: {}, finance: {} }, tailles: [{}, {}] },
  },
  pages: [
    { kind: 'pages', slug: 'tarifs', facteurs: [{ tenu: true }, { tenu: false }, { tenu: false }], economies: [{}, {}] },
    { kind: 'pages', slug: 'comment-souscrire', etapes: [{}, {}, {}, {}] },
    { kind: 'guides', slug: 'un' },
    { kind: 'guides', slug: 'deux' },
    { kind: 'secteurs', slug: 'sante' },
  ],
  faq: [
    { page: '/tarifs', questions: [{}, {}] },
    { page: '/faq', questions: [{}] },
    { page: '/faq', questions: [{}, {}] },
    { page: '/assureurs/dear', questions: [{}], communes: ['plainte', 'prix'] },
  ],
} as unknown as CountSources;

test('every count that a sentence may call', () => {
  expect(collectCounts(sources)).toEqual({
    assureurs: 4,
    compagnies: 3,
    'assureurs-a-quatre-etoiles': 2,
    offres: 3,
    garanties: 2,
    'courtiers-et-agences': 1,
    'offres-completes': 1,
    trous: 3,
    combinaisons: 6,
    facteurs: 3,
    'facteurs-tenus': 1,
    'facteurs-subis': 2,
    economies: 2,
    'etapes-souscription': 4,
    'reponses-devis': 8,
    'garanties-dear': 2,
    'garanties-cheap': 1,
    'garanties-bare': 0,
    'trous-dear': 0,
    'trous-cheap': 1,
    'trous-bare': 2,
    'offres-sous-dear': 2,
    'offres-sous-cheap': 0,
    'offres-sous-bare': 1,
    'rang-prix-dear': 3,
    'rang-prix-cheap': 1,
    'rang-prix-bare': 2,
    'rang-note-dear': 1,
    'rang-note-cheap': 3,
    'rang-note-bare': 1,
    'rang-capacite-dear': 2,
    'rang-capacite-cheap': 1,
    'rang-capacite-bare': 2,
    'offres-avec-fraude': 2,
    'offres-avec-reputation': 1,
    'pages-guides': 2,
    'pages-garanties': 0,
    'pages-secteurs': 1,
    'pages-entreprises': 0,
    'questions-tarifs': 2,
    'questions-faq': 3,
    'questions-assureurs-dear': 3,
  });
});

test('the writers’ guide names every count, and none that is not made', () => {
  const patterns = Object.keys(countNames).map((name) => new RegExp(`^${name.replace(/<\w+>/, '.+')}$`));
  const names = Object.keys(collectCounts(sources));
  expect(names.filter((name) => !patterns.some((pattern) => pattern.test(name)))).toEqual([]);
  expect(patterns.filter((pattern) => !names.some((name) => pattern.test(name)))).toEqual([]);
});

test('a house more is one more everywhere', () => {
  const { lignes } = sources.tables.assureurs;
  const tables = {
    ...sources.tables,
    assureurs: { ...sources.tables.assureurs, lignes: { ...lignes, ninth: { ...lignes.dear, prix: 20 } } },
  };
  expect(collectCounts({ ...sources, tables } as CountSources)).toMatchObject({
    assureurs: 5,
    offres: 4,
    'offres-completes': 2,
    'offres-sous-cheap': 1,
  });
});

test.each([
  [0, 'zéro'],
  [7, 'sept'],
  [16, 'seize'],
  [17, 'dix-sept'],
  [20, 'vingt'],
  [21, 'vingt et un'],
  [27, 'vingt-sept'],
  [31, '31'],
])('%i in words: %s', (count, words) => {
  expect(inWords(count)).toBe(words);
});
