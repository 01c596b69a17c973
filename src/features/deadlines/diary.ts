import { calendarFile, type Entry } from '#src/domain/deadlines/calendar-file.ts';
import type { Deadline } from '#src/domain/deadlines/deadlines.ts';
import { addDays } from '#src/domain/deadlines/places.ts';
import { saveFile } from '../shared/save-file.ts';
import type { Clocks } from './clocks.ts';

const entryOf = ({ clock, end, days }: Deadline, clocks: Clocks, site: string): Entry => {
  const { event, bring } = clocks[clock];
  const common = { id: `${clock}@${site}`, title: event, text: bring };
  const last = days?.at(-1);
  return last ? { ...common, day: last, dayAfter: addDays(last, 1) } : { ...common, end };
};

/** Hands the dates over to the calendar of the device, as a file. */
export function saveDates(deadlines: Deadline[], clocks: Clocks): void {
  const { hostname } = window.location;
  const file = calendarFile(
    deadlines.map((each) => entryOf(each, clocks, hostname)),
    hostname,
    Date.now(),
  );
  saveFile('echeances.ics', 'text/calendar', file);
}
