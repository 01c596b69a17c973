// Time zones and public holidays of the French territories.

type Territory = { name: string; timeZone: string; isHoliday: (day: string) => boolean };

const DAY_MS = 86_400_000;
/** Days are strings like 2026-11-22; UTC midnights make their arithmetic safe. */
const formatIsoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
export const addDays = (iso: string, count: number) =>
  formatIsoDay(Date.parse(iso) + count * DAY_MS);
/** 0 is Sunday. */
export const getWeekday = (iso: string) => new Date(iso).getUTCDay();

/** Butcher's algorithm: https://en.wikipedia.org/wiki/Date_of_Easter#Anonymous_Gregorian_algorithm */
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

/** Months and days. */
const FIXED_HOLIDAYS = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Days after Easter: Easter Monday, Ascension, Whit Monday. */
const EASTER_OFFSETS = [1, 39, 50];

const createHolidayTest =
  (dates: string[], afterEaster: number[] = []) =>
  (iso: string) =>
    [...FIXED_HOLIDAYS, ...dates].includes(iso.slice(5)) ||
    [...EASTER_OFFSETS, ...afterEaster].some(
      (count) => addDays(findEaster(Number(iso.slice(0, 4))), count) === iso,
    );

/**
 * Labour code, articles L3133-1 (everywhere), L3134-13 (Alsace and Moselle) and L3422-2 (abolition
 * of slavery, overseas).
 */
export const places = {
  hexagone: {
    name: 'en France hexagonale ou en Corse',
    timeZone: 'Europe/Paris',
    isHoliday: createHolidayTest([]),
  },
  'alsace-moselle': {
    name: 'en Alsace ou en Moselle',
    timeZone: 'Europe/Paris',
    isHoliday: createHolidayTest(['12-26'], [-2]),
  },
  guadeloupe: {
    name: 'en Guadeloupe',
    timeZone: 'America/Guadeloupe',
    isHoliday: createHolidayTest(['05-27']),
  },
  guyane: {
    name: 'en Guyane',
    timeZone: 'America/Cayenne',
    isHoliday: createHolidayTest(['06-10']),
  },
  martinique: {
    name: 'en Martinique',
    timeZone: 'America/Martinique',
    isHoliday: createHolidayTest(['05-22']),
  },
  mayotte: {
    name: 'à Mayotte',
    timeZone: 'Indian/Mayotte',
    isHoliday: createHolidayTest(['04-27']),
  },
  reunion: {
    name: 'à La Réunion',
    timeZone: 'Indian/Reunion',
    isHoliday: createHolidayTest(['12-20']),
  },
} satisfies Record<string, Territory>;

export type PlaceId = keyof typeof places;

export const isWorkingDay = (iso: string, place: PlaceId) =>
  getWeekday(iso) !== 0 && getWeekday(iso) !== 6 && !places[place].isHoliday(iso);

/** The working days of a period that begins on the next day and ends with the last of them. */
export function listWorkingDays(iso: string, count: number, place: PlaceId): string[] {
  const days: string[] = [];
  for (let next = addDays(iso, 1); days.length < count; next = addDays(next, 1))
    if (isWorkingDay(next, place)) days.push(next);
  return days;
}
