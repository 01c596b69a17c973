// The price estimator: the range of a sector, scaled by the size of the company.

export type SectorProfile = { min: number; max: number; mensuelMin: number; mensuelMax: number };
export type Estimate = { year: [number, number]; month: [number, number] };

/** No multiplier means that the price is for a broker to ask: there is no estimate. */
export function estimate(sector: SectorProfile, multiplier: number | undefined): Estimate | undefined {
  if (multiplier === undefined) return undefined;
  const scaled = (value: number) => Math.round(value * multiplier);
  return {
    year: [scaled(sector.min), scaled(sector.max)],
    month: [scaled(sector.mensuelMin), scaled(sector.mensuelMax)],
  };
}

/** The upper end of the axis that shows every sector of a size: a round number above the dearest. */
export function axisEnd(highest: number): number {
  const step = 10 ** Math.floor(Math.log10(highest));
  return Math.ceil(highest / step) * step;
}
