// This file is separate from places.ts, because every page of the site loads it, but only the
// deadlines need places.ts.

const DAY_MS = 86_400_000;
/**
 * Formats a day as 2026-11-22. All days are midnights in UTC, because UTC has no daylight saving.
 */
const formatIsoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
export const addDays = (iso: string, count: number) =>
  formatIsoDay(Date.parse(iso) + count * DAY_MS);
/** Returns the day of the week, where 0 is Sunday. */
export const getWeekday = (iso: string) => new Date(iso).getUTCDay();

/**
 * Computes Easter Sunday:
 * https://en.wikipedia.org/wiki/Date_of_Easter#Anonymous_Gregorian_algorithm
 */
function findEaster(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const fromMarch = epact + toSunday - 7 * late + 114;
  return formatIsoDay(Date.UTC(year, Math.floor(fromMarch / 31) - 1, (fromMarch % 31) + 1));
}

/** Public holidays with a fixed date, as month and day. */
const FIXED_HOLIDAYS = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Public holidays as days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const EASTER_OFFSETS = [1, 39, 50];

/**
 * Returns a function that tests whether a day is a public holiday: one of the whole country (labour
 * code, L3133-1), or an additional one of a territory.
 */
export const createHolidayTest =
  (dates: string[] = [], afterEaster: number[] = []) =>
  (iso: string) =>
    [...FIXED_HOLIDAYS, ...dates].includes(iso.slice(5)) ||
    [...EASTER_OFFSETS, ...afterEaster].some(
      (count) => addDays(findEaster(Number(iso.slice(0, 4))), count) === iso,
    );

/** Finds the first working day after a day. Uses the holidays of metropolitan France. */
export function findNextWorkingDay(iso: string): string {
  const isHoliday = createHolidayTest();
  let day = addDays(iso, 1);
  while (getWeekday(day) % 6 === 0 || isHoliday(day)) day = addDays(day, 1);
  return day;
}
