import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Figures } from '#src/content/figures.ts';
import { collectClasses, type Study, studyFigures } from '#src/content/study.ts';
import {
  computePremium,
  formatTurnover,
  formatYearlyPremium,
  getMonthlyPremium,
  type TurnoverClass,
} from '#src/lib/market-price.ts';
import { Market } from '#src/tools/estimator/market.tsx';
import {
  estimateAddress,
  findClass,
  formatVerdict,
  initial,
  parseProspect,
  quoteAddress,
} from '#src/tools/estimator/prospect.ts';
import { readCases } from '../support/cases.ts';

const study = readCases<Study>('tests/unit/market.yaml');
const classes = collectClasses(study, {
  chiffres: { seuil: { valeur: 10_000_000 } },
} as unknown as Figures);
/** Replaces no-break spaces by ordinary spaces. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

describe('market classes', () => {
  test('returns the newest year of the study class by class', () => {
    const summary = classes.map(({ id, premium, limit, retention, year, isBeyond, ...bounds }) => [
      ...[id, plain(formatTurnover(bounds)), premium, getMonthlyPremium(premium)],
      ...[limit, retention, year, isBeyond],
    ]);
    expect(summary).toEqual([
      ['micro', 'moins de 2 M€', 1000, 83, 500_000, 2000, 1998, false],
      ['petite', '2 à 10 M€', 2000, 170, 800_000, 7000, 1998, false],
      ['moyenne', '10 à 50 M€', 7500, 630, 1_500_000, 20_000, 1998, true],
      ['eti', '50 M€ à 1 Md€', 50_000, 4200, 5_000_000, 90_000, 1998, true],
      ['grande', 'plus de 1 Md€', 800_000, 67_000, 40_000_000, 5_000_000, 1998, true],
    ]);
  });

  test('returns the figures of the newest year by class', () => {
    const figures = studyFigures(study);
    const of = (id: string) => figures[id]?.valeur;
    expect(['lucy-exercice', 'lucy-petite-prime'].map(of)).toEqual([1998, 2000]);
    expect(figures['lucy-petite-franchise']).toMatchObject({
      source: 'etude',
      date: '1998-12-31',
    });
    expect(['micro', 'petite', 'grande'].map((id) => of(`classe-${id}`))).toEqual([
      2e6,
      [2e6, 10e6],
      1e9,
    ]);
  });
});

describe('premium', () => {
  test.each([
    [0.1, 1_995_000, 2000],
    [0.16, 903_000, 1440],
    [0.38, 1_760_000, 6700],
  ])('is rounded to two digits: %d %% of %d', (rate, limit, premium) => {
    expect(computePremium({ rate, limit })).toBe(premium);
  });
});

describe('formatVerdict', () => {
  const measured = 'la moyenne mesurée de 1998 : elle vient de contrats signés';
  test.each<[number, [number, number] | undefined, boolean, string]>([
    [800, undefined, true, 'à cette taille, l’estimateur n’a pas de coefficient'],
    [
      800,
      [300, 900],
      true,
      'l’estimateur ignore votre chiffre d’affaires, et il n’est plus fiable à cette taille',
    ],
    [901, [300, 900], false, measured],
    [
      299,
      [300, 900],
      false,
      'retenez 300 à 900 € par an, la fourchette de l’estimateur : elle tient compte de votre',
    ],
    [300, [300, 900], false, measured],
    [900, [300, 900], false, measured],
  ])('compares %d with the range %j, too large %j: %s', (premium, range, isBeyond, summary) => {
    expect(
      plain(formatVerdict({ premium, year: 1998, isBeyond } as TurnoverClass, range)),
    ).toContain(summary);
  });
});

describe('rates of the next year', () => {
  const found = classes.find(({ id }) => id === 'petite') as TurnoverClass;

  test('follow the measured price', () => {
    expect(plain(formatYearlyPremium(found))).toBe(
      'environ 2 000 € par an en 1998, plutôt 2 400 € aux taux de 1999',
    );
    expect(studyFigures(study)['lucy-petite-prix']?.texte).toBe(formatYearlyPremium(found));
  });

  test('are omitted when the study has none', () => {
    const other = classes.find(({ id }) => id === 'micro') as TurnoverClass;
    expect(plain(formatYearlyPremium(other))).toBe('environ 1 000 € par an en 1998');
  });

  test('decide which price to plan with', () => {
    expect(plain(formatVerdict(found, [2100, 9000]))).toContain(
      'retenez 2 400 € par an, la moyenne mesurée en 1998 et portée aux taux de 1999 : elle vient de contrats',
    );
  });
});

const sizes = ['tpe', 'pme', 'eti', 'ge'].map((id) => ({ id, nom: id, description: '' }));
const sectors = ['general', 'sante'].map((id) => ({
  id,
  nom: id,
  min: 1,
  max: 2,
  mensuelMin: 1,
  mensuelMax: 2,
}));
const chosen = (query: Record<string, string>) => parseProspect(query, { sectors, sizes, classes });

describe('parseProspect', () => {
  const choices = { ca: 'moyenne', secteur: 'sante', taille: 'eti' };
  test.each([
    ['nothing', {}, {}],
    ['known answers', choices, choices],
    ['a property name of every object', { ca: '__proto__', secteur: '__proto__', taille: '' }, {}],
    ['a size with an unknown sector', { secteur: 'boulangerie', taille: 'eti' }, { taille: 'eti' }],
  ])('reads %s', (_name, query: Record<string, string>, choice) => {
    expect(chosen(query)).toEqual({ ...initial, ...choice });
  });

  test('writes the turnover only after a choice', () => {
    expect(estimateAddress(initial)).toBe('/tarifs?secteur=general&taille=pme');
    expect(estimateAddress({ ...initial, ca: 'petite' })).toBe(
      '/tarifs?secteur=general&taille=pme&ca=petite',
    );
  });
});

describe('findClass', () => {
  test.each([
    ['tpe', 'micro'],
    ['pme', 'petite'],
    ['eti', 'eti'],
    ['ge', 'grande'],
  ])('returns, for the size %s without a turnover, %s', (taille, id) => {
    expect(findClass({ ...initial, taille }, classes)?.id).toBe(id);
    expect(findClass({ ...initial, taille, ca: 'moyenne' }, classes)?.id).toBe('moyenne');
  });
});

describe('Market', () => {
  test('shows the measured price', () => {
    const html = renderToStaticMarkup(
      createElement(Market, {
        classes,
        choice: { ...initial, ca: 'petite' },
        choose: () => {},
      }),
    );
    expect(plain(html)).toContain(
      '>environ 2 000 € par an en 1998, plutôt 2 400 € aux taux de 1999</b>',
    );
  });
});

describe('quoteAddress', () => {
  test.each([
    [{}, '/devis?taille=pme'],
    [{ ca: 'petite' }, '/devis?ca=2M-10M&taille=pme'],
    [{ ca: 'eti' }, '/devis?ca=10M%2B&taille=pme'],
    [{ ca: 'grande' }, '/devis?ca=10M%2B&taille=pme'],
    [{ secteur: 'sante', taille: 'tpe' }, '/devis?secteur=sante&effectifs=2-10'],
    [{ secteur: 'industrie', taille: 'ge' }, '/devis?secteur=industrie&effectifs=250%2B'],
  ])('passes %j to the form', (choice, address) => {
    expect(quoteAddress({ ...initial, ...choice })).toBe(address);
  });
});
