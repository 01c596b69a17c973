import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Cover, daysLost, type Firm, type Losses, lostMargin, marginOfDay, type Stop, settle } from '#src/domain/claim.ts';
import { inRoot } from '../../scripts/lib/paths.ts';

type Cases = {
  margins: { firm: Firm; stop: Stop; waiting: number; gives: ReturnType<typeof lostMargin> }[];
  settlements: { losses: Losses; cover: Cover; gives: ReturnType<typeof settle> }[];
};
const { margins, settlements } = parse(readFileSync(inRoot('tests/unit/claims.yaml'), 'utf8')) as Cases;

test('a day of margin is a 365th of the year’s, to the euro', () => {
  expect(marginOfDay({ sales: 4_200_000, margin: 70 })).toBe(8055);
});

test('ten days of stop and twenty of recovery up to 95 % come to 20,5 days of margin', () => {
  expect(daysLost({ days: 10, recovery: 20, gone: 5, missedFor: 30 })).toBe(20.5);
});

test.each(margins)('margin lost in $stop.days + $stop.recovery days, $waiting h retained', ({ firm, stop, waiting, gives }) => {
  expect(lostMargin(firm, stop, waiting)).toEqual(gives);
});

test.each(settlements)('$losses, $cover', ({ losses, cover, gives }) => {
  expect(settle(losses, cover)).toEqual(gives);
});

const euros = fc.integer({ min: 0, max: 1e7 });
const firms = fc.record({ sales: euros, margin: fc.integer({ min: 0, max: 100 }) });
const stops = fc.record({
  days: fc.integer({ min: 0, max: 60 }),
  recovery: fc.integer({ min: 0, max: 90 }),
  gone: fc.integer({ min: 0, max: 100 }),
  missedFor: fc.integer({ min: 0, max: 365 }),
});
const hours = fc.integer({ min: 0, max: 200 });

describe('whatever happens', () => {
  test('paid and left are all that is lost; neither is negative, nor the limit passed', () => {
    fc.assert(
      fc.property(euros, euros, euros, euros, (insured, excluded, retention, limit) => {
        const { lost, paid, left } = settle({ insured, excluded }, { retention, limit });
        expect(paid + left).toBe(lost);
        expect(paid).toBeGreaterThanOrEqual(0);
        expect(paid).toBeLessThanOrEqual(limit);
        expect(left).toBeGreaterThanOrEqual(excluded);
      }),
    );
  });

  test('a longer stop, a slower recovery or more clients gone never cost less', () => {
    fc.assert(
      fc.property(firms, stops, hours, fc.constantFrom('days', 'recovery', 'gone'), (firm, stop, waiting, which) => {
        const worse = { ...stop, [which]: Math.min(stop[which] + 1, which === 'gone' ? 100 : 1000) };
        expect(lostMargin(firm, worse, waiting).insured).toBeGreaterThanOrEqual(lostMargin(firm, stop, waiting).insured);
      }),
    );
  });

  test('the contract never retains more margin than was lost before the end of the recovery', () => {
    fc.assert(
      fc.property(firms, stops, hours, (firm, stop, waiting) => {
        const { insured, retained } = lostMargin(firm, stop, waiting);
        expect(retained).toBeLessThanOrEqual(insured);
      }),
    );
  });

  test('more hours retained never leave less to the company', () => {
    fc.assert(
      fc.property(firms, stops, hours, (firm, stop, waiting) => {
        expect(lostMargin(firm, stop, waiting + 1).retained).toBeGreaterThanOrEqual(lostMargin(firm, stop, waiting).retained);
      }),
    );
  });
});
