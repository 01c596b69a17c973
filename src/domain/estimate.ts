// The price estimator: the range of a sector, scaled by the size of the company.

export type SectorProfile = { min: number; max: number; mensuelMin: number; mensuelMax: number };
export type Estimate = { year: [number, number]; month: [number, number] };

/** To the nearest euro, a half upwards: 35 × 0.7 is 24.5 for a reader, a little less for a computer. */
const euros = (amount: number) => Math.round(Math.round(amount * 1e6) / 1e6);

/** No multiplier means that the price is for a broker to ask: there is no estimate. */
export function estimate(sector: SectorProfile, multiplier: number | undefined): Estimate | undefined {
  if (multiplier === undefined) return undefined;
  return {
    year: [euros(sector.min * multiplier), euros(sector.max * multiplier)],
    month: [euros(sector.mensuelMin * multiplier), euros(sector.mensuelMax * multiplier)],
  };
}

/** Ends of an axis that is graduated in three: each third of them is round. */
const ends = [1.2, 1.5, 3, 4.5, 6, 9, 12];

/** The upper end of the axis that shows every sector of a size: the first round one that holds the dearest. */
export function axisEnd(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest));
  return Math.round((ends.find((end) => end * power >= highest) as number) * power);
}

export const graduation = (end: number): number[] => [0, 1, 2, 3].map((third) => Math.round((end * third) / 3));
