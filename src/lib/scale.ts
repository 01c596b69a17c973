// What drawings to scale share: where a value stands, where an axis ends, how it is graduated.

/** The part of a whole in percent, to a tenth, or to another part of one. */
export const percentOf = (value: number, whole: number, parts = 10): number =>
  Math.round((value / whole) * 100 * parts) / parts;

/** Ends of an axis that is graduated in three: each third of them is round. */
const ends = [1.2, 1.5, 1.8, 3, 4.5, 6, 9, 12];

/**
 * The upper end of the axis that shows every sector of a size: the first round one that holds the
 * dearest.
 */
export function axisEnd(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest));
  return Math.round((ends.find((end) => end * power >= highest) as number) * power);
}

export const graduation = (end: number): number[] =>
  [0, 1, 2, 3].map((third) => Math.round((end * third) / 3));
