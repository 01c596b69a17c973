import { formatWallTime } from '#src/lib/clock.ts';

/**
 * Returns the day of the build in France. SOURCE_DATE_EPOCH fixes it for reproducible builds:
 * https://reproducible-builds.org/specs/source-date-epoch/
 */
export function getBuildDate(): string {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return formatWallTime(epoch ? Number(epoch) * 1000 : Date.now(), 'Europe/Paris').slice(0, 10);
}
