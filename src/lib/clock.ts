// Conversion between moments (milliseconds since 1970) and the local date and time of a place.

export const HOUR_MS = 3_600_000;

const formats = new Map<string, Intl.DateTimeFormat>();
function getFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
  formats.set(timeZone, format);
  return format;
}

/** @example formatWallTime(moment, 'Europe/Paris') → '2026-11-22T08:30' */
export const formatWallTime = (moment: number, timeZone: string) =>
  getFormat(timeZone).format(moment).replace(' ', 'T');

/**
 * Finds the moments that have this local date and time. In spring, daylight saving skips an hour,
 * so there is no such moment. In autumn it repeats an hour, so there are two.
 */
export function findMoments(wall: string, timeZone: string): number[] {
  const asUtc = Date.parse(`${wall}Z`);
  // Tries every offset of the French time zones. None is more than ten hours from UTC.
  return Array.from({ length: 21 }, (_, index) => asUtc + (10 - index) * HOUR_MS)
    .filter((moment) => formatWallTime(moment, timeZone) === wall)
    .sort((one, other) => one - other);
}

export function getStartOfDay(iso: string, timeZone: string): number {
  const [moment] = findMoments(`${iso}T00:00`, timeZone);
  if (moment === undefined) throw new Error(`${iso} does not start at midnight in ${timeZone}.`);
  return moment;
}
