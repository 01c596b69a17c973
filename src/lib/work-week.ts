// The hours in which a firm works, and how much of a stop falls into them.

/** Days a week, and the hours at which each of them begins and ends; night work ends the next day. */
export type WorkWeek = { days: number; opens: number; closes: number };

export const neverCloses: WorkWeek = { days: 7, opens: 0, closes: 24 };

/** The eleven public holidays fall on any day of the week. */
const OPEN_DAYS = 365 - 11;

export const hoursOfDay = ({ opens, closes }: WorkWeek): number => (closes - opens + 24) % 24 || 24;

/** The days of a year on which the firm works: 253 of five a week. */
export const daysOfYear = ({ days }: WorkWeek): number =>
  days === 7 ? 365 : Math.round((OPEN_DAYS * days) / 7);

/**
 * The working days that fall into the first calendar days after the firm opens on the first day of
 * its week. No public holiday is counted among them.
 */
export function workedDays(week: WorkWeek, calendarDays: number): number {
  const weeks = Math.floor(calendarDays / 7);
  const rest = calendarDays - weeks * 7;
  const wholeDays = Math.floor(rest);
  // A fraction of a day is exact to the second: 1 / 3 × 24 would be less than eight hours.
  const hours = Math.round((rest - wholeDays) * 86_400) / 3600;
  const today = wholeDays < week.days ? Math.min(1, hours / hoursOfDay(week)) : 0;
  return weeks * week.days + Math.min(wholeDays, week.days) + today;
}
