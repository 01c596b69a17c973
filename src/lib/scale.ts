// Axes of the charts.

/** Computes a percentage, rounded to a tenth or to 1 / `parts`. */
export const getPercent = (value: number, whole: number, parts = 10): number =>
  Math.round((value / whole) * 100 * parts) / parts;

/** Ends of an axis. Their thirds are round numbers too, because an axis has three intervals. */
const AXIS_ENDS = [1.2, 1.5, 1.8, 3, 4.5, 6, 9, 12];

export function getAxisEnd(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest));
  return Math.round((AXIS_ENDS.find((end) => end * power >= highest) as number) * power);
}

export const getGraduation = (end: number): number[] =>
  [0, 1, 2, 3].map((third) => Math.round((end * third) / 3));

/** Highest value in percent of its axis, so that its words have room beyond it. */
const HIGHEST_PERCENT = 75;
const MARKED_ENDS = [1, 2, 3, 4, 6, 8, 10];

/** Returns round values from zero to the end of an axis that has room beyond its highest value. */
export function getAxisMarks(highest: number): number[] {
  const shortest = (highest * 100) / HIGHEST_PERCENT;
  const power = 10 ** Math.floor(Math.log10(shortest));
  const end = MARKED_ENDS.find((each) => each * power >= shortest) as number;
  const parts = end % 3 === 0 ? 6 : 4;
  return Array.from({ length: parts + 1 }, (_, index) => (end * power * index) / parts);
}
