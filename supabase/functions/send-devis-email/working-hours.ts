// Hours of the days on which people work in France (content/tables/horloges.yaml). They are counted
// as the clock of Paris shows them, as if it were universal time: it is set anew in the night to a
// Sunday, never within a working day.
import tables from './tables.json' with { type: 'json' };

type Opening = { opens: number; closes: number };

/** The broker's. */
const office: Opening = tables.hours;
/**
 * As an answer « sous 24 h ouvrées » is promised: on the next working day at the latest, and so
 * with its nights.
 */
export const dayAndNight: Opening = { opens: 0, closes: 24 };

const hour = 3_600_000;
const day = 24 * hour;
const holidays: Record<string, string> = tables.holidays;

const paris = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const shownAt = (moment: number) => Date.parse(`${paris.format(moment).replace(' ', 'T')}Z`);

function isWorked(midnight: number): boolean {
  const [year = '', date = ''] = new Date(midnight).toISOString().slice(0, 10).split(/-(.*)/);
  return ![0, 6].includes(new Date(midnight).getUTCDay()) && !holidays[year]?.includes(date);
}

/** From a moment on, without end. */
function* opened(
  from: number,
  { opens, closes }: Opening,
): Generator<{ start: number; end: number }> {
  for (let midnight = Math.floor(from / day) * day; ; midnight += day) {
    const [start, end] = [Math.max(from, midnight + opens * hour), midnight + closes * hour];
    if (isWorked(midnight) && start < end) yield { start, end };
  }
}

export function workingHours(from: Date, to: Date, opening = office): number {
  const last = shownAt(to.getTime());
  let time = 0;
  for (const { start, end } of opened(shownAt(from.getTime()), opening)) {
    if (start >= last) break;
    time += Math.min(end, last) - start;
  }
  return time / hour;
}

/** The moment at which so many of them have passed. */
export function afterWorkingHours(from: Date, hours: number): Date {
  let left = hours * hour;
  for (const { start, end } of opened(shownAt(from.getTime()), office)) {
    const shown = start + left;
    if (shown <= end) return new Date(shown - (shownAt(shown) - shown));
    left -= end - start;
  }
  throw new Error('time ends');
}
