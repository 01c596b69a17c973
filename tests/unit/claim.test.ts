import { expect, test } from 'vitest';
import { type Cover, daysLost, type Firm, type Losses, lostMargin, marginOfDay, type Stop, settle } from '#src/domain/claim.ts';
import { casesOf } from '../support/cases.ts';

type Cases = {
  margins: { firm: Firm; stop: Stop; waiting: number; gives: ReturnType<typeof lostMargin> }[];
  settlements: { losses: Losses; cover: Cover; gives: ReturnType<typeof settle> }[];
};
const { margins, settlements } = casesOf<Cases>('tests/unit/claims.yaml');

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
