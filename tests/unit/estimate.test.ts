import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { table } from '#src/content/tables.ts';
import { type Estimate, estimate, type SectorProfile } from '#src/lib/estimate.ts';
import { getAxisEnd, getGraduation, getPercent } from '#src/lib/scale.ts';
import { prescribed, type Range } from '../prescribed.ts';
import { always } from '../support/always.ts';

const { estimates, figures } = prescribed;
const rows = Object.entries(estimates).flatMap(([sector, sizes]) =>
  Object.entries(sizes).map(([size, expected]) => ({ sector, size, expected })),
);

describe('specified estimate', () => {
  test.each(rows)('is the same for $sector, $size', ({ sector, size, expected }) => {
    const [min, max] = figures[`prix/secteur-${sector}-an`] as Range;
    const [mensuelMin, mensuelMax] = figures[`prix/secteur-${sector}`] as Range;
    const multiplier = figures[`chiffres/multiplicateur-${size}`] as number;
    expect(estimate({ min, max, mensuelMin, mensuelMax }, multiplier)).toEqual(expected);
  });

  test('has the sectors and sizes of the table', () => {
    const { secteurs, tailles } = table('estimateur');
    expect(new Set(Object.keys(secteurs))).toEqual(new Set(Object.keys(estimates)));
    expect(tailles.map(({ id }) => id)).toEqual(['tpe', 'pme', 'eti', 'ge']);
  });
});

// Generates profiles as in the specification: the monthly price is the yearly price divided by
// twelve, rounded to the euro.
const profiles = fc
  .tuple(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 0, max: 1e6 }))
  .map(([min, more]) => ({
    min,
    max: min + more,
    mensuelMin: Math.round(min / 12),
    mensuelMax: Math.round((min + more) / 12),
  }));
const tenths = fc.integer({ min: 1, max: 100 });
const numbers = ({ year, month }: Estimate) => [...year, ...month];
const of = (profile: SectorProfile, multiplier: number) =>
  estimate(profile, multiplier) as Estimate;

describe('estimate', () => {
  test('rounds halves up without losing fractions', () => {
    always([profiles, tenths], (profile, multiplier) => {
      // Calculates in whole numbers (tenths of the multiplier), because fractions would cause
      // rounding errors.
      const onPaper = (amount: number) => Math.floor((amount * multiplier + 5) / 10);
      expect(numbers(of(profile, multiplier / 10))).toEqual(
        [profile.min, profile.max, profile.mensuelMin, profile.mensuelMax].map(onPaper),
      );
    });
    expect(of({ min: 35, max: 45, mensuelMin: 35, mensuelMax: 45 }, 0.7).year).toEqual([25, 32]);
  });

  test('is missing for a size without a multiplier', () => {
    expect(estimate({ min: 1, max: 2, mensuelMin: 1, mensuelMax: 2 }, undefined)).toBeUndefined();
  });
});

describe('axis', () => {
  test('ends above the highest value and has round thirds', () => {
    const ends = [11, 13, 17, 210, 300, 44, 540, 61, 910].map(getAxisEnd);
    expect(ends).toEqual([12, 15, 18, 300, 300, 45, 600, 90, 1200]);
    expect(getGraduation(4500)).toEqual([0, 1500, 3000, 4500]);
  });

  test.each([
    [2, 3, 66.7],
    [50, 50, 100],
  ])('draws %d of %d at %d percent', (value, whole, percent) =>
    expect(getPercent(value, whole)).toBe(percent),
  );
});
