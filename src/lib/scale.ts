// Helpers for the axes of charts.

/**
 * Computes a percentage with one decimal. `parts` is the precision: 10 for tenths, 100 for
 * hundredths.
 */
export const getPercent = (value: number, whole: number, parts = 10): number =>
  Math.round((value / whole) * 100 * parts) / parts;

/**
 * Possible ends of an axis. An axis has three intervals, so a third of its end must be a round
 * number too.
 */
const AXIS_ENDS = [1.2, 1.5, 1.8, 3, 4.5, 6, 9, 12];

export function getAxisEnd(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest));
  return Math.round((AXIS_ENDS.find((end) => end * power >= highest) as number) * power);
}

export const getGraduation = (end: number): number[] =>
  [0, 1, 2, 3].map((third) => Math.round((end * third) / 3));
