import { describe, expect, test } from 'vitest';
import { computeBill } from '#src/lib/claim.ts';
import { ALWAYS_OPEN, countWorkedDays, getDailyHours, getYearlyDays } from '#src/lib/work-week.ts';

const office = { days: 5, opens: 8, closes: 18 };
const night = { days: 5, opens: 22, closes: 6 };

describe('work week', () => {
  test.each([
    [5, 253],
    [6, 303],
    [7, 365],
  ])('opens %s days a week on %s days a year', (days, open) => {
    expect(getYearlyDays({ ...office, days })).toBe(open);
  });

  test('counts the hours of a night shift', () => {
    expect(getDailyHours(night)).toBe(8);
  });

  test.each([
    ['half of a day', office, 5, 0.5],
    ['no hour after closing', office, 23, 1],
    ['half of a night shift', night, 4, 0.5],
    ['no hour of a weekend', office, 5 * 24 + 3, 5],
    ['the days of the next week', office, 12 * 24 + 8, 10],
    ['the next Monday', office, 7 * 24 + 5, 5.5],
    ['calendar days when the firm never closes', ALWAYS_OPEN, 36, 1.5],
    ['thirds of a day without a rounding error', { ...office, opens: 10 }, 8, 1],
  ])('counts %s', (_, week, hours, days) => {
    expect(countWorkedDays(week, hours / 24)).toBe(days);
  });
});

describe('computeBill', () => {
  test('adds no loss between closing and opening', () => {
    const firm = { sales: 4_000_000, margin: 70, week: office };
    const stop = { days: 9, recovery: 0, gone: 0, missedFor: 0 };
    const [day, evening, later] = [5, 10, 23].map(
      (hours) => computeBill({ firm, stop, spent: 0, waitingHours: 0 }, hours / 24).lost,
    );
    expect([day, evening, later]).toEqual([5533, 11_067, 11_067]);
  });
});
