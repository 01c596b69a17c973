// The price estimator: the range of a sector, scaled by the size of the company.

export type SectorProfile = { min: number; max: number; mensuelMin: number; mensuelMax: number };
export type Estimate = { year: [number, number]; month: [number, number] };

/**
 * To the nearest euro, a half upwards: 35 × 0.7 is 24.5 for a reader, a little less for a computer.
 */
const euros = (amount: number) => Math.round(Math.round(amount * 1e6) / 1e6);

/** No multiplier means that the price is for a broker to ask: there is no estimate. */
export function estimate(
  sector: SectorProfile,
  multiplier: number | undefined,
): Estimate | undefined {
  if (multiplier === undefined) return undefined;
  return {
    year: [euros(sector.min * multiplier), euros(sector.max * multiplier)],
    month: [euros(sector.mensuelMin * multiplier), euros(sector.mensuelMax * multiplier)],
  };
}
