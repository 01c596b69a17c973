// Calculates the price range of the estimator: the range of a sector, multiplied by a factor for
// the size of the company.

export type SectorProfile = { min: number; max: number; mensuelMin: number; mensuelMax: number };
export type Estimate = { year: [number, number]; month: [number, number] };

/**
 * Rounds to whole euros. Removes the floating-point error first, because an exact half must be
 * rounded up.
 */
const roundEuros = (amount: number) => Math.round(Math.round(amount * 1e6) / 1e6);

/**
 * Estimates the price. Returns undefined if the company size has no multiplier, because the broker
 * must then ask insurers for a price.
 */
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
