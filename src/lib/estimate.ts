// The price estimator: the range of a sector, scaled by the size of the company.

export type SectorProfile = { min: number; max: number; mensuelMin: number; mensuelMax: number };
export type Estimate = { year: [number, number]; month: [number, number] };

/** Removes the floating-point error first, so that an exact half rounds up. */
const roundEuros = (amount: number) => Math.round(Math.round(amount * 1e6) / 1e6);

/** Without a multiplier there is no estimate: the broker asks insurers for the price. */
export function estimate(
  sector: SectorProfile,
  multiplier: number | undefined,
): Estimate | undefined {
  if (multiplier === undefined) return undefined;
  return {
    year: [roundEuros(sector.min * multiplier), roundEuros(sector.max * multiplier)],
    month: [roundEuros(sector.mensuelMin * multiplier), roundEuros(sector.mensuelMax * multiplier)],
  };
}
