// Time zones and public holidays of the French territories.
import { addDays, createHolidayTest, getWeekday } from './public-holidays.ts';

export { addDays, getWeekday };

type Territory = { name: string; timeZone: string; isHoliday: (day: string) => boolean };

/**
 * French territories with their own public holidays, by the labour code: articles L3133-1
 * (everywhere), L3134-13 (Alsace and Moselle) and L3422-2 (abolition of slavery, overseas).
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

/** Lists the next `count` working days after a day. */
export function listWorkingDays(iso: string, count: number, place: PlaceId): string[] {
  const days: string[] = [];
  for (let next = addDays(iso, 1); days.length < count; next = addDays(next, 1))
    if (isWorkingDay(next, place)) days.push(next);
  return days;
}
