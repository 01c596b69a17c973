// Where the firm is: its clock, and the days on which nobody there works.

type Territory = { name: string; timeZone: string; isHoliday: (day: string) => boolean };

const day = 86_400_000;
/** Days are told as 2026-11-22 and counted as midnights of a clock that never changes. */
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
export const addDays = (iso: string, count: number) => isoDay(Date.parse(iso) + count * day);
/** 0 is Sunday. */
export const weekday = (iso: string) => new Date(iso).getUTCDay();

/** The Sunday of Easter, by the rule of the Gregorian calendar in Butcher's form. */
function easter(year: number): string {
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
  return isoDay(Date.UTC(year, Math.floor(fromMarch / 31) - 1, (fromMarch % 31) + 1));
}

/** The same date every year. */
const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Days after Easter: its Monday, Ascension, the Monday of Pentecost. */
const moving = [1, 39, 50];

const holidaysOf =
  (dates: string[], afterEaster: number[] = []) =>
  (iso: string) =>
    [...fixed, ...dates].includes(iso.slice(5)) ||
    [...moving, ...afterEaster].some(
      (count) => addDays(easter(Number(iso.slice(0, 4))), count) === iso,
    );

/**
 * Labour code: L3133-1 for all, L3134-13 for Alsace and Moselle, L3422-2 for the end of slavery
 * overseas.
 */
export const places = {
  hexagone: {
    name: 'en France hexagonale ou en Corse',
    timeZone: 'Europe/Paris',
    isHoliday: holidaysOf([]),
  },
  'alsace-moselle': {
    name: 'en Alsace ou en Moselle',
    timeZone: 'Europe/Paris',
    isHoliday: holidaysOf(['12-26'], [-2]),
  },
  guadeloupe: {
    name: 'en Guadeloupe',
    timeZone: 'America/Guadeloupe',
    isHoliday: holidaysOf(['05-27']),
  },
  guyane: { name: 'en Guyane', timeZone: 'America/Cayenne', isHoliday: holidaysOf(['06-10']) },
  martinique: {
    name: 'en Martinique',
    timeZone: 'America/Martinique',
    isHoliday: holidaysOf(['05-22']),
  },
  mayotte: { name: 'à Mayotte', timeZone: 'Indian/Mayotte', isHoliday: holidaysOf(['04-27']) },
  reunion: { name: 'à La Réunion', timeZone: 'Indian/Reunion', isHoliday: holidaysOf(['12-20']) },
} satisfies Record<string, Territory>;

export type PlaceId = keyof typeof places;

export const isWorkingDay = (iso: string, place: PlaceId) =>
  weekday(iso) !== 0 && weekday(iso) !== 6 && !places[place].isHoliday(iso);

/**
 * The working days of a period that opens on the day after: all of them, the last one being its
 * end.
 */
export function workingDaysAfter(iso: string, count: number, place: PlaceId): string[] {
  const days: string[] = [];
  for (let next = addDays(iso, 1); days.length < count; next = addDays(next, 1))
    if (isWorkingDay(next, place)) days.push(next);
  return days;
}
