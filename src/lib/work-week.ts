// Working days and hours of a firm.

/** Days per week, opening and closing hour; night work closes on the next day. */
export type WorkWeek = { days: number; opens: number; closes: number };

export const ALWAYS_OPEN: WorkWeek = { days: 7, opens: 0, closes: 24 };

/** Days of a year without the eleven public holidays. */
const OPEN_DAYS = 365 - 11;

export const getDailyHours = ({ opens, closes }: WorkWeek): number =>
  (closes - opens + 24) % 24 || 24;

/** Returns the working days of a year: 253 for five days a week. */
export const getYearlyDays = ({ days }: WorkWeek): number =>
  days === 7 ? 365 : Math.round((OPEN_DAYS * days) / 7);

/**
 * Counts the days worked since the firm opened on the first day of its week. Ignores public
 * holidays.
 */
export function countWorkedDays(week: WorkWeek, calendarDays: number): number {
  const weeks = Math.floor(calendarDays / 7);
  const rest = calendarDays - weeks * 7;
  const wholeDays = Math.floor(rest);
  // Rounded to the second, because 1 / 3 × 24 is a little less than eight hours.
  const hours = Math.round((rest - wholeDays) * 86_400) / 3600;
  const today = wholeDays < week.days ? Math.min(1, hours / getDailyHours(week)) : 0;
  return weeks * week.days + Math.min(wholeDays, week.days) + today;
}
