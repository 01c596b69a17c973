import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { marketClasses, table } from '#src/content/tables.ts';
import { estimate, type SectorProfile } from '#src/domain/estimate.ts';
import { measureText, monthly, premiumOf, readAgainst, turnoverText } from '#src/domain/market.ts';
import { classOf, estimateAddress, initial, parseChoice, quoteAddress } from '#src/features/estimator/choice.ts';
import { estimateText } from '#src/features/quote/prefill.ts';
import { inRoot } from '../../scripts/lib/paths.ts';

type Expected = {
  name: string;
  premium: number;
  month: number;
  limit: number;
  retention: number;
  readings: Record<string, Record<string, string>>;
};
const expected = Object.entries(parse(readFileSync(inRoot('tests/unit/measures.yaml'), 'utf8')) as Record<string, Expected>).map(
  ([id, measure]) => ({ id, ...measure }),
);

const { secteurs, tailles } = table('estimateur');
const classes = marketClasses();
const classById = (id: string) => {
  const found = classes.find((each) => each.id === id);
  if (!found) throw new Error(`no class ${id}`);
  return found;
};
/** With the spaces that a keyboard has. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

test.each(expected)('$id: what is paid, and the estimator beside it', ({ id, name, month, readings, ...measure }) => {
  const { isBeyond, ...found } = classById(id);
  expect(plain(turnoverText(found))).toBe(name);
  expect(found).toMatchObject({ ...measure, year: 2024 });
  expect(monthly(found.premium)).toBe(month);
  const told = (profile: SectorProfile, multiplier: number | undefined) => {
    return readAgainst(found.premium, estimate(profile, multiplier)?.year, isBeyond);
  };
  expect(
    Object.fromEntries(
      Object.entries(secteurs).map(([sector, profile]) => [
        sector,
        Object.fromEntries(tailles.map((size) => [size.id, told(profile, size.multiplier)])),
      ]),
    ),
  ).toEqual(readings);
});

test.each([
  [0.13, 564_000, 730],
  [0.1, 1_995_000, 2000],
  [0.16, 955_000, 1530],
  [0.38, 1_800_000, 6800],
  [1.05, 4_600_000, 48_000],
  [1.9, 42_600_000, 810_000],
])(
  'a premium is the rate times the limit, to two figures, three where it begins with a one: %d %% of %d',
  (rate, limit, premium) => {
    expect(premiumOf({ rate, limit })).toBe(premium);
  },
);

test('what is measured is within the range at both of its ends', () => {
  expect(readAgainst(350, [350, 1200], false)).toBe('within');
  expect(readAgainst(1200, [350, 1200], false)).toBe('within');
});

const sizes = tailles;
const sectors = Object.entries(secteurs).map(([id, profile]) => ({ id, ...profile }));
const chosen = (query: Record<string, string>) => parseChoice(query, { sectors, sizes, classes });

describe('the address of the prices', () => {
  test.each([
    ['nothing', {}, ''],
    ['a class', { ca: 'moyenne' }, 'moyenne'],
    ['a class that no study covers', { ca: 'association' }, ''],
    ['a class of the form’s grid', { ca: '2M-10M' }, ''],
    ['a size of the estimator', { ca: 'pme' }, ''],
    ['two classes in one', { ca: 'petite,moyenne' }, ''],
    ['an empty value', { ca: '' }, ''],
    ['a name that every object has', { ca: '__proto__' }, ''],
    ['capitals', { ca: 'PETITE' }, ''],
  ])('%s', (_name, query: Record<string, string>, turnover) => {
    expect(chosen(query)).toEqual({ ...initial, turnover });
  });

  test('of a key that is repeated the last counts, as for the estimator’s own', () => {
    const repeated = Object.fromEntries(new URLSearchParams('ca=petite&ca=eti&taille=tpe&taille=eti'));
    expect(chosen(repeated)).toEqual({ ...initial, turnover: 'eti', size: 'eti' });
  });

  test('is the estimator’s until a turnover is chosen', () => {
    expect(estimateAddress(initial)).toBe('/tarifs?secteur=general&taille=pme');
    expect(estimateAddress({ ...initial, turnover: 'petite' })).toBe('/tarifs?secteur=general&taille=pme&ca=petite');
  });
});

test.each([
  ['tpe', 'micro'],
  ['pme', 'petite'],
  ['eti', 'eti'],
  ['ge', 'grande'],
])('%s without a turnover: the example is %s; a chosen one wins', (size, id) => {
  expect(classOf({ ...initial, size }, classes)?.id).toBe(id);
  expect(classOf({ ...initial, size, turnover: 'moyenne' }, classes)?.id).toBe('moyenne');
});

test.each([
  ['', '/devis?estimation=general-pme'],
  ['micro', '/devis?estimation=general-pme&classe=micro'],
  ['petite', '/devis?ca=2M-10M&estimation=general-pme&classe=petite'],
  ['moyenne', '/devis?ca=10M%2B&estimation=general-pme&classe=moyenne'],
  ['eti', '/devis?ca=10M%2B&estimation=general-pme&classe=eti'],
  ['grande', '/devis?ca=10M%2B&estimation=general-pme&classe=grande'],
])('the form is told the turnover where one of its answers fits: %s', (turnover, address) => {
  expect(quoteAddress({ ...initial, turnover })).toBe(address);
});

const measures = Object.fromEntries(classes.map((each) => [each.id, measureText(each)]));
const joined = (search: string) => plain(estimateText(search, 'https://a.fr', measures) ?? '');
const alone = 'Mon estimation : https://a.fr/tarifs?secteur=general&taille=pme';

test('what is joined names the measured price of the class chosen, in two lines', () => {
  expect(joined('?estimation=general-pme&classe=petite')).toBe(
    `Prix moyen pour 2 à 10 M€ de chiffre d’affaires : environ 1 530 € par an, plafond 955 000 €, franchise 8 385 € (LUCY, exercice 2024)\n${alone}&ca=petite`,
  );
  for (const each of classes) expect(measureText(each).length).toBeLessThan(180);
});

test('a class that is not one is not joined', () => {
  for (const classe of ['', 'pme', '2M-10M', '__proto__', 'constructor'])
    expect(joined(`?estimation=general-pme&classe=${classe}`)).toBe(alone);
  expect(joined('?classe=petite')).toBe('');
});
