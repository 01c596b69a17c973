import { describe, expect, test } from 'vitest';
import { findNextWorkingDay } from '#src/lib/public-holidays.ts';

describe('findNextWorkingDay()', () => {
  test.each([
    ['2026-11-26', '2026-11-27', 'the next day'],
    ['2026-11-27', '2026-11-30', 'Monday after Friday'],
    ['2026-12-24', '2026-12-28', 'the day after Christmas and a weekend'],
    ['2026-04-03', '2026-04-07', 'Tuesday after Easter'],
  ])('after %s returns %s, %s', (day, next) => {
    expect(findNextWorkingDay(day)).toBe(next);
  });
});
