import { addDays } from '#src/lib/dates.ts';
import { type Entry, formatCalendarFile } from '#src/lib/deadlines/calendar-file.ts';
import { saveFile } from '#src/lib/save-file.ts';
import type { End } from './ends.tsx';

/** Saves the deadlines as a calendar file (.ics), which the visitor can import. */
export function saveDates(ends: End[]): void {
  const { hostname } = window.location;
  const entries = ends.map(({ clock, event, bring, days, day, end }): Entry => {
    const common = { id: `${clock}@${hostname}`, title: event, text: bring };
    return days ? { ...common, day, dayAfter: addDays(day, 1) } : { ...common, end };
  });
  saveFile('echeances.ics', 'text/calendar', formatCalendarFile(entries, hostname, Date.now()));
}
