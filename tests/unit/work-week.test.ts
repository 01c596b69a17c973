import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeBill, computeLostMargin, convertToWorkingDays } from '#src/lib/claim.ts';
import { ALWAYS_OPEN, countWorkedDays, getDailyHours, getYearlyDays } from '#src/lib/work-week.ts';
import { always } from '../support/always.ts';

const integer = (min: number, max: number) => fc.integer({ min, max });
const week = fc.record({ days: integer(1, 7), opens: integer(0, 23), closes: integer(1, 24) });
const stop = fc.record({
  days: integer(0, 365),
  recovery: integer(0, 365),
  gone: integer(0, 100),
  missedFor: integer(0, 365),
});
/** Generates an hour of a week, counted from the opening of its first day. */
const hour = integer(0, 7 * 24);

describe('work week', () => {
  test.each([
    [5, 253],
    [6, 303],
    [7, 365],
  ])('opens %s days a week on %s days a year', (days, open) => {
    expect(getYearlyDays({ days, opens: 8, closes: 18 })).toBe(open);
  });

  test('counts the hours of a night shift', () => {
    expect(getDailyHours({ days: 5, opens: 22, closes: 6 })).toBe(8);
  });

  test('counts the same number of working days in every whole week', () =>
    always([week, integer(0, 60)], (open, weeks) => {
      expect(countWorkedDays(open, weeks * 7)).toBe(weeks * open.days);
    }));

  test('counts never fewer days when more time has passed', () =>
    always([week, hour, hour], (open, a, b) => {
      const [first, last] = [Math.min(a, b) / 24, Math.max(a, b) / 24];
      expect(countWorkedDays(open, last)).toBeGreaterThanOrEqual(countWorkedDays(open, first));
    }));
});

describe('margin lost in working time', () => {
  test('costs nothing between closing and opening', () =>
    always([week, integer(0, 6), integer(0, 24), stop], (open, day, later, { gone }) => {
      const firm = { sales: 4_000_000, margin: 70, week: open };
      const getLoss = (hours: number) =>
        computeBill(
          { firm, stop: { days: 400, recovery: 0, gone, missedFor: 0 }, spent: 0, waitingHours: 0 },
          hours / 24,
        ).lost;
      const closing = day * 24 + (day < open.days ? getDailyHours(open) : 0);
      const opening = day + 1 < open.days ? (day + 1) * 24 : 7 * 24;
      expect(getLoss(Math.min(closing + later, opening))).toBe(getLoss(closing));
    }));

  test('is as many days as the calendar has when the firm never closes', () =>
    always([stop], (told) => {
      expect(convertToWorkingDays(told, ALWAYS_OPEN)).toEqual(told);
    }));

  test('leaves the first day unpaid when twelve hours outlast it', () =>
    always([integer(1, 7), integer(0, 11), integer(1, 100)], (days, opens, margin) => {
      const firm = { sales: 4_000_000, margin, week: { days, opens, closes: opens + 10 } };
      const one = { days: 1, recovery: 0, gone: 0, missedFor: 0 };
      const { insured, retained } = computeLostMargin(firm, one, 12);
      expect(retained).toBe(insured);
    }));
});
