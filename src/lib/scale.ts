// Axes of the charts.

/** Rounded to a tenth, or to 1 / `parts`. */
export const getPercent = (value: number, whole: number, parts = 10): number =>
  Math.round((value / whole) * 100 * parts) / parts;

/** Round ends whose thirds are round too, because an axis has three intervals. */
const AXIS_ENDS = [1.2, 1.5, 1.8, 3, 4.5, 6, 9, 12];

export function getAxisEnd(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest));
  return Math.round((AXIS_ENDS.find((end) => end * power >= highest) as number) * power);
}

export const getGraduation = (end: number): number[] =>
  [0, 1, 2, 3].map((third) => Math.round((end * third) / 3));
