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
import { casesOf } from '../support/cases.ts';

type Cases = {
  margins: {
    firm: Firm;
    stop: Stop;
    waiting: number;
    guess?: boolean;
    gives: ReturnType<typeof lostMargin>;
  }[];
  bills: {
    claim: Parameters<typeof billBy>[0];
    moments: { hours: number; gives: ReturnType<typeof billBy> }[];
  };
  desks: { hours: number; stand: number }[];
  settlements: { losses: Losses; cover: Cover; gives: ReturnType<typeof settle> }[];
};
const { margins, bills, desks, settlements } = casesOf<Cases>('tests/unit/claims.yaml');

test('a day of margin is a 365th of the year’s, to the euro', () => {
  expect(marginOfDay({ sales: 4_200_000, margin: 70 })).toBe(8055);
});

test('ten days of stop and twenty of recovery up to 95 % come to 20,5 days of margin', () => {
  expect(daysLost({ days: 10, recovery: 20, gone: 5, missedFor: 30 })).toBe(20.5);
});

test.each(margins)(
  'margin lost in $stop.days + $stop.recovery days, $waiting h retained',
  ({ firm, stop, waiting, guess, gives }) => {
    expect(lostMargin(firm, stop, waiting, guess)).toEqual(gives);
  },
);

test.each(settlements)('$losses, $cover', ({ losses, cover, gives }) => {
  expect(settle(losses, cover)).toEqual(gives);
});

test.each(bills.moments)('the bill after $hours h, and who pays it', ({ hours, gives }) => {
  expect(billBy(bills.claim, hours / 24)).toEqual(gives);
});

test.each(desks)('of thirty desks $stand work after $hours h', ({ hours, stand }) => {
  expect(standing(bills.claim.stop, 30, hours / 24)).toBe(stand);
});
