// What a clock on a wall says, and the moment at which it says so.

export const hour = 3_600_000;

const shown = new Map<string, Intl.DateTimeFormat>();
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    shown.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
  shown.set(timeZone, format);
  return format;
}

/** The wall's day and time at a moment: 2026-11-22T08:30. */
export const wallTime = (moment: number, timeZone: string) =>
  formatOf(timeZone).format(moment).replace(' ', 'T');

/**
 * The moments at which the wall says this: none in the hour that is left out in spring, two in the
 * one that comes twice.
 */
export function momentsOf(wall: string, timeZone: string): number[] {
  const asUtc = Date.parse(`${wall}Z`);
  // No French clock is further than this from the universal one.
  return Array.from({ length: 21 }, (_, index) => asUtc + (10 - index) * hour)
    .filter((moment) => wallTime(moment, timeZone) === wall)
    .sort((one, other) => one - other);
}

/** The first moment of a day. */
export function startOfDay(iso: string, timeZone: string): number {
  const [moment] = momentsOf(`${iso}T00:00`, timeZone);
  if (moment === undefined) throw new Error(`${iso} does not start at midnight in ${timeZone}.`);
  return moment;
}
