import { formatWallTime } from '#src/lib/clock.ts';

/**
 * The day in France of the build, wherever it is made; SOURCE_DATE_EPOCH fixes it, so that a build
 * can be made again as it was.
 */
export function buildDate(): string {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return formatWallTime(epoch ? Number(epoch) * 1000 : Date.now(), 'Europe/Paris').slice(0, 10);
}
