// Working days and working hours of a firm.

/**
 * Working days per week, opening hour and closing hour. A firm that works at night closes on the
 * next day.
 */
export type WorkWeek = { days: number; opens: number; closes: number };

export const ALWAYS_OPEN: WorkWeek = { days: 7, opens: 0, closes: 24 };

/** Days of a year, except the eleven public holidays. */
const OPEN_DAYS = 365 - 11;

export const getDailyHours = ({ opens, closes }: WorkWeek): number =>
  (closes - opens + 24) % 24 || 24;

/** Returns the number of working days in a year, for example 253 for five days a week. */
export const getYearlyDays = ({ days }: WorkWeek): number =>
  days === 7 ? 365 : Math.round((OPEN_DAYS * days) / 7);

/**
 * Counts the days on which a firm works within a number of calendar days. They begin when the firm
 * opens on the first day of its week. Ignores public holidays.
 */
export function countWorkedDays(week: WorkWeek, calendarDays: number): number {
  const weeks = Math.floor(calendarDays / 7);
  const rest = calendarDays - weeks * 7;
  const wholeDays = Math.floor(rest);
  // Rounds to the second, because 1 / 3 × 24 is slightly less than eight hours in floating point.
  const hours = Math.round((rest - wholeDays) * 86_400) / 3600;
  const today = wholeDays < week.days ? Math.min(1, hours / getDailyHours(week)) : 0;
  return weeks * week.days + Math.min(wholeDays, week.days) + today;
}
