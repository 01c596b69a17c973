// Time zones and working days of the French territories.
import { createWorkingDayTest, findNextWorkingDay } from './public-holidays.ts';

type Territory = { name: string; timeZone: string; isWorkingDay: (iso: string) => boolean };

/**
 * French territories with their own public holidays, by the labour code: articles L3133-1
 * (everywhere), L3134-13 (Alsace and Moselle) and L3422-2 (abolition of slavery, overseas).
 */
export const places = {
  hexagone: {
    name: 'en France hexagonale ou en Corse',
    timeZone: 'Europe/Paris',
    isWorkingDay: createWorkingDayTest(),
  },
  'alsace-moselle': {
    name: 'en Alsace ou en Moselle',
    timeZone: 'Europe/Paris',
    isWorkingDay: createWorkingDayTest(['12-26'], [-2]),
  },
  guadeloupe: {
    name: 'en Guadeloupe',
    timeZone: 'America/Guadeloupe',
    isWorkingDay: createWorkingDayTest(['05-27']),
  },
  guyane: {
    name: 'en Guyane',
    timeZone: 'America/Cayenne',
    isWorkingDay: createWorkingDayTest(['06-10']),
  },
  martinique: {
    name: 'en Martinique',
    timeZone: 'America/Martinique',
    isWorkingDay: createWorkingDayTest(['05-22']),
  },
  mayotte: {
    name: 'à Mayotte',
    timeZone: 'Indian/Mayotte',
    isWorkingDay: createWorkingDayTest(['04-27']),
  },
  reunion: {
    name: 'à La Réunion',
    timeZone: 'Indian/Reunion',
    isWorkingDay: createWorkingDayTest(['12-20']),
  },
} satisfies Record<string, Territory>;

export type PlaceId = keyof typeof places;

/** Lists the next `count` working days after a day. */
export function listWorkingDays(iso: string, count: number, place: PlaceId): string[] {
  const days: string[] = [];
  let day = iso;
  while (days.length < count) {
    day = findNextWorkingDay(day, places[place].isWorkingDay);
    days.push(day);
  }
  return days;
}
