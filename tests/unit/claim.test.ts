import { expect, test } from 'vitest';
import {
  billBy,
  type Cover,
  daysLost,
  type Firm,
  type Losses,
  lostMargin,
  marginOfDay,
  type Stop,
  settle,
  standing,
} from '#src/lib/claim.ts';
import { neverCloses } from '#src/lib/work-week.ts';
import { casesOf } from '../support/cases.ts';

type Cases = {
  margins: {
    firm: Omit<Firm, 'week'> & Partial<Firm>;
    stop: Stop;
    waiting: number;
    gives: ReturnType<typeof lostMargin>;
  }[];
  bills: {
    claim: Omit<Parameters<typeof billBy>[0], 'firm'> & { firm: Omit<Firm, 'week'> };
    moments: { hours: number; gives: ReturnType<typeof billBy> }[];
  };
  desks: { hours: number; stand: number }[];
  settlements: { losses: Losses; cover: Cover; gives: ReturnType<typeof settle> }[];
};
const { margins, bills, desks, settlements } = casesOf<Cases>('tests/unit/claims.yaml');

const claim = { ...bills.claim, firm: { ...bills.claim.firm, week: neverCloses } };

test('a day of margin is a 365th of the year’s where the firm never closes, to the euro', () => {
  expect(marginOfDay({ sales: 4_200_000, margin: 70, week: neverCloses })).toBe(8055);
});

test('a day of margin is a 253rd of the year’s where the firm works five days a week', () => {
  const week = { days: 5, opens: 8, closes: 18 };
  expect(marginOfDay({ sales: 5_060_000, margin: 60, week })).toBe(12_000);
});

test('ten days of stop and twenty of recovery up to 95 % come to 20,5 days of margin', () => {
  expect(daysLost({ days: 10, recovery: 20, gone: 5, missedFor: 30 })).toBe(20.5);
});

test.each(margins)(
  'margin lost in $stop.days + $stop.recovery days, $waiting h retained',
  ({ firm, stop, waiting, gives }) => {
    expect(lostMargin({ week: neverCloses, ...firm }, stop, waiting)).toEqual(gives);
  },
);

test.each(settlements)('$losses, $cover', ({ losses, cover, gives }) => {
  expect(settle(losses, cover)).toEqual(gives);
});

test.each(bills.moments)('the bill after $hours h, and who pays it', ({ hours, gives }) => {
  expect(billBy(claim, hours / 24)).toEqual(gives);
});

test.each(desks)('of thirty desks $stand work after $hours h', ({ hours, stand }) => {
  expect(standing(neverCloses, claim.stop, 30, hours / 24)).toBe(stand);
});
