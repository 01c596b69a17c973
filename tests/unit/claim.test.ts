import { describe, expect, test } from 'vitest';
import {
  applyCover,
  type Cover,
  computeBill,
  computeLostMargin,
  countLostDays,
  countWorkingDesks,
  type Firm,
  getDailyMargin,
  type Losses,
  type Stop,
} from '#src/lib/claim.ts';
import { ALWAYS_OPEN } from '#src/lib/work-week.ts';
import { readCases } from '../support/cases.ts';

type Cases = {
  margins: {
    firm: Omit<Firm, 'week'> & Partial<Firm>;
    stop: Stop;
    waiting: number;
    gives: object;
  }[];
  bills: {
    claim: Omit<Parameters<typeof computeBill>[0], 'firm'> & { firm: Omit<Firm, 'week'> };
    moments: { hours: number; gives: object }[];
  };
  desks: { hours: number; stand: number }[];
  settlements: { losses: Losses; cover: Cover; gives: object }[];
};
const { margins, bills, desks, settlements } = readCases<Cases>('tests/unit/claims.yaml');

const claim = { ...bills.claim, firm: { ...bills.claim.firm, week: ALWAYS_OPEN } };

describe('margin of a day', () => {
  test('is a 365th of the year’s when the firm never closes', () => {
    expect(getDailyMargin({ sales: 4_200_000, margin: 70, week: ALWAYS_OPEN })).toBe(8055);
  });

  test('is a 253rd of the year’s when the firm works five days a week', () => {
    const week = { days: 5, opens: 8, closes: 18 };
    expect(getDailyMargin({ sales: 5_060_000, margin: 60, week })).toBe(12_000);
  });
});

describe('days lost', () => {
  test('counts half of the recovery and 5 % of customers lost', () => {
    expect(countLostDays({ days: 10, recovery: 20, gone: 5, missedFor: 30 })).toBe(20.5);
  });
});

describe('claim', () => {
  test.each(margins)(
    'returns the loss of $stop.days + $stop.recovery days, $waiting h unpaid',
    ({ firm, stop, waiting, gives }) => {
      expect(computeLostMargin({ week: ALWAYS_OPEN, ...firm }, stop, waiting)).toEqual(gives);
    },
  );

  test.each(settlements)(
    'returns the payment for $losses under $cover',
    ({ losses, cover, gives }) => {
      expect(applyCover(losses, cover)).toEqual(gives);
    },
  );

  test.each(bills.moments)('returns the bill after $hours h', ({ hours, gives }) => {
    expect(computeBill(claim, hours / 24)).toEqual(gives);
  });

  test.each(desks)('returns $stand working desks of thirty after $hours h', ({ hours, stand }) => {
    expect(countWorkingDesks(ALWAYS_OPEN, claim.stop, 30, hours / 24)).toBe(stand);
  });
});
