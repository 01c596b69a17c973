import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figureText } from '#src/content/figures.ts';
import { formatEuros, formatRating, inWords } from '#src/lib/numbers.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { figures, read } from '../sentinels/originals.ts';

// What writers own stands in content/, once: a test that types it turns red on the day that it
// changes. A name, a range of prices or an amount that is not round tells by itself; another amount
// may be anybody's by chance, but not beside its owner's name or another amount of his.

/** With the spaces and the apostrophe that a keyboard has, also where a pattern writes them. */
const plain = (text: string) =>
  text
    .replace(/[\u00A0\u202F]|\\u00A0|\\u202F|\\s/g, ' ')
    .replaceAll('’', "'")
    .replace(/\\+\./g, '.');
const says = (value: string) => {
  const pattern = new RegExp(
    `(?<!\\d|\\d[ ,])${plain(value).replace(/[.+?*()[\]]/g, '\\$&')}(?!\\d|,\\d)`,
  );
  return { value, isIn: (text: string) => pattern.test(text) };
};

/**
 * The names of which a test makes a publisher are nobody's, also where a trial has filled them in.
 */
const invented = globSync('scripts/lib/indexable-*.yaml', { cwd: inRoot() })
  .map((file) => readFileSync(inRoot(file), 'utf8'))
  .join('\n');
/**
 * Of site.yaml, what names somebody and could be no other word; the sites of host and registrar are
 * everybody's.
 */
const naming = [
  'marque',
  'adresse',
  'nom',
  'email',
  'telephone',
  'orias',
  'rcs',
  'tva',
  'siege',
  'reclamations',
];
const identity = (site: object): string[] =>
  Object.entries(site).flatMap(([key, value]) => {
    if (typeof value === 'object') return identity(value);
    if (
      !naming.includes(key) ||
      value === 'à compléter' ||
      (key !== 'marque' && invented.includes(value))
    )
      return [];
    if (URL.canParse(value)) return new URL(value).hostname.replace('www.', '');
    const digits = value.replace(/\D/g, '');
    const forms = key === 'telephone' ? [value, digits, `+33${digits.slice(1)}`] : [value];
    return forms.filter((form) => /[\d @.]/.test(form));
  });

const ranges = Object.values(figures.prix).filter(
  ({ valeur, unite }) => typeof valeur !== 'number' && unite === '€',
);
const years = read('classes').exercices.flatMap(({ annee }) =>
  ['exercice ', 'contrats de ', 'LUCY ', 'annee: '].map((before) => `${before}${annee}`),
);
const stars = Object.values(read('assureurs').lignes).flatMap(({ etoiles }) =>
  etoiles ? `${inWords(etoiles)} étoiles` : [],
);
/** What the broker's mail cites: the estimator's ranges, the premiums that the tables work out. */
const prices = plain(
  readFileSync(inRoot('supabase/functions/send-devis-email/tables.json'), 'utf8'),
);
const cited = prices.match(/\d[\d ]* à \d[\d ]* €(?= par an)|(?<=environ )\d[\d ]* €/g) ?? [];
const notRound = Object.values(figures)
  .flatMap((table) => Object.values(table))
  .flatMap(({ valeur, unite }) => (unite === '€' ? valeur : []))
  .filter((value) => value >= 1000 && /[1-9]\d+[1-9]/.test(String(value)))
  .flatMap((value) => [
    `${value.toLocaleString('fr')} €`,
    value.toLocaleString('fr').replaceAll(/\s/g, '_'),
  ]);
const alone = [
  ...identity(read('site')),
  ...ranges.map(figureText),
  ...years,
  ...stars,
  ...cited,
  ...notRound,
].map(says);

/**
 * Amounts by what they are of: « lucy-petite-prime » and « lucy-petite-capacite » are of one class.
 */
const amounts = Object.groupBy(
  Object.values(figures).flatMap((table) =>
    Object.entries(table).filter(([, { unite }]) => unite === '€'),
  ),
  ([id]) => id.replace(/-[^-]+$/, ''),
);
const owners = [
  ...Object.values(amounts).map((group = []) => ({
    name: undefined,
    // Two round ones are soon typed side by side.
    amounts: group.map(([, row]) => figureText(row)).filter((text) => /[1-9]\D*[1-9]/.test(text)),
  })),
  ...Object.values(read('assureurs').lignes).map(({ nom, note, prix, capaciteMax, tarif }) => ({
    name: says(nom),
    amounts: [
      ...(note ? [formatRating(note)] : []),
      ...[prix, capaciteMax && capaciteMax * 1e6, tarif?.tarifMensuel, tarif?.tarifAnnuel].flatMap(
        (each) => (each ? formatEuros(each) : []),
      ),
    ],
  })),
].map(({ name, amounts: all }) => ({ name, amounts: [...new Set(all)].map(says) }));

/** In the lists of elements, where a figure is named by its id. */
const inElement = /texte: .*(?:\d €|\b(?:19|20)\d\d\b)/;

/** How far apart two amounts may be typed and still be said together. */
const reach = 2;

function repeats(file: string): string[] {
  // A line of the elements quotes the specification.
  const quote = /clause: ("[^"]*"|'[^']*'|[^,\n]*)/g;
  const lines = plain(readFileSync(inRoot(file), 'utf8').replace(quote, '')).split('\n');
  return lines.flatMap((line, index) => {
    const around = lines.slice(Math.max(0, index - reach), index + reach + 1).join('\n');
    const saidTogether = ({ name, amounts: all }: (typeof owners)[number]) =>
      all.filter(
        (each) =>
          each.isIn(line) && [name, ...all].some((other) => other !== each && other?.isIn(around)),
      );
    const told = [
      ...alone.filter(({ isIn }) => isIn(line)),
      ...(/\d €|M€|\d,\d/.test(line) ? owners.flatMap(saidTogether) : []),
    ];
    const [found = inElement.exec(line)?.[0]] = told.map(({ value }) => value);
    return found ? `${file}:${index + 1}: ${found}` : [];
  });
}

const worlds = [
  'tests/prescribed.*',
  'tests/content/{good,bad}/**',
  'tests/content/clauses.yaml',
  'tests/lives/**',
];

test('no test types what content/ holds: identity, prices, ratings, ceilings, years of a study', () => {
  const sources = globSync('tests/**/*.{ts,tsx,yaml,json}', { cwd: inRoot(), exclude: worlds });
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap(repeats)).toEqual([]);
});
