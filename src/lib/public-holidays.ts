// This file is separate from places.ts, because every page of the site loads it, but only the
// deadlines need places.ts.
import { addDays, getWeekday } from './dates.ts';

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
  return addDays(`${year}-03-22`, epact + toSunday - 7 * late);
}

/** Public holidays with a fixed date, as month and day. */
const FIXED_HOLIDAYS = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Public holidays as days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const EASTER_OFFSETS = [1, 39, 50];

/**
 * Returns a function that tests whether a day is neither on a weekend nor a public holiday: one of
 * the whole country (labour code, L3133-1), or an additional one of a territory.
 */
export const createWorkingDayTest =
  (dates: string[] = [], afterEaster: number[] = []) =>
  (iso: string) =>
    getWeekday(iso) % 6 !== 0 &&
    ![...FIXED_HOLIDAYS, ...dates].includes(iso.slice(5)) &&
    ![...EASTER_OFFSETS, ...afterEaster].some(
      (count) => addDays(findEaster(Number(iso.slice(0, 4))), count) === iso,
    );

/** Finds the first working day after a day. Uses the holidays of metropolitan France by default. */
export function findNextWorkingDay(iso: string, isWorkingDay = createWorkingDayTest()): string {
  let day = addDays(iso, 1);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}
