import { describe, expect, test } from 'vitest';
import type { Figures } from '#src/content/figures.ts';
import { collectClasses } from '#src/content/market-classes.ts';
import { type Study, studyFigures } from '#src/content/study.ts';
import { measureText, monthly, premiumOf, readAgainst, turnoverText } from '#src/domain/market-price.ts';
import { classOf, estimateAddress, initial, parseProspect, quoteAddress } from '#src/features/estimator/prospect.ts';
import { estimateText } from '#src/features/quote/prefill.ts';
import { casesOf } from '../support/cases.ts';

const study = casesOf<Study>('tests/unit/market.yaml');
const classes = collectClasses(study, { chiffres: { seuil: { valeur: 10_000_000 } } } as unknown as Figures);
/** With the spaces that a keyboard has. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

test('what is paid class by class, in the study’s newest year; beyond the threshold the estimator is left out', () => {
  const told = classes.map((each) => {
    const { id, premium, limit, retention, year, isBeyond } = each;
    return [id, plain(turnoverText(each)), premium, monthly(premium), limit, retention, year, isBeyond];
  });
  expect(told).toEqual([
    ['micro', 'moins de 2 M€', 1000, 83, 500_000, 2000, 1998, false],
    ['petite', '2 à 10 M€', 2000, 170, 800_000, 7000, 1998, false],
    ['moyenne', '10 à 50 M€', 7500, 630, 1_500_000, 20_000, 1998, true],
    ['eti', '50 M€ à 1 Md€', 50_000, 4200, 5_000_000, 90_000, 1998, true],
    ['grande', 'plus de 1 Md€', 800_000, 67_000, 40_000_000, 5_000_000, 1998, true],
  ]);
});

test('sentences name the newest year’s figures by their class, and those of any year with its number behind', () => {
  const figures = studyFigures(study);
  const of = (id: string) => figures[id]?.valeur;
  expect(['lucy-exercice', 'lucy-primes', 'lucy-petite-prime'].map(of)).toEqual([1998, 12, 2000]);
  expect(['lucy-exercice-1997', 'lucy-primes-1997', 'lucy-petite-prime-1997'].map(of)).toEqual([1997, 11, 700]);
  expect(figures['lucy-petite-franchise-1998']).toMatchObject({ source: 'etude', date: '1998-12-31' });
  expect(['micro', 'petite', 'grande'].map((id) => of(`classe-${id}`))).toEqual([2e6, [2e6, 10e6], 1e9]);
});

test.each([
  [0.12, 600_000, 720],
  [0.1, 1_995_000, 2000],
  [0.16, 903_000, 1440],
  [0.38, 1_760_000, 6700],
  [1.05, 4_500_000, 47_000],
  [1.9, 43_000_000, 820_000],
])(
  'a premium is the rate times the limit, to two figures, three where it begins with a one: %d %% of %d',
  (rate, limit, premium) => {
    expect(premiumOf({ rate, limit })).toBe(premium);
  },
);

test.each([
  [800, undefined, true, 'alone'],
  [800, [300, 900] as const, true, 'beyond'],
  [901, [300, 900] as const, false, 'above'],
  [299, [300, 900] as const, false, 'below'],
  [300, [300, 900] as const, false, 'within'],
  [900, [300, 900] as const, false, 'within'],
])('%d beside the range %j, beyond its turnover %j: %s', (premium, range, isBeyond, reading) => {
  expect(readAgainst(premium, range, isBeyond)).toBe(reading);
});

const sizes = ['tpe', 'pme', 'eti', 'ge'].map((id) => ({ id, nom: id, description: '' }));
const sectors = ['general', 'sante'].map((id) => ({ id, nom: id, min: 1, max: 2, mensuelMin: 1, mensuelMax: 2 }));
const chosen = (query: Record<string, string>) => parseProspect(query, { sectors, sizes, classes });

describe('the address of the prices', () => {
  test.each([
    ['nothing', {}, ''],
    ['a class', { ca: 'moyenne' }, 'moyenne'],
    ['a class that no study covers', { ca: 'association' }, ''],
    ['a name that every object has', { ca: '__proto__' }, ''],
    ['capitals', { ca: 'PETITE' }, ''],
  ])('%s', (_name, query: Record<string, string>, turnover) => {
    expect(chosen(query)).toEqual({ ...initial, turnover });
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
    `Prix moyen pour 2 à 10 M€ de chiffre d’affaires : environ 2 000 € par an, plafond 800 000 €, franchise 7 000 € (LUCY, exercice 1998)\n${alone}&ca=petite`,
  );
  for (const each of classes) expect(measureText(each).length).toBeLessThan(180);
});

test('a class that is not one is not joined', () => {
  for (const classe of ['', 'pme', '2M-10M', '__proto__', 'constructor'])
    expect(joined(`?estimation=general-pme&classe=${classe}`)).toBe(alone);
  expect(joined('?classe=petite')).toBe('');
});
