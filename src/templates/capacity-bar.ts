import type { Bar } from '#src/components/charts/bars.tsx';
import { formatEuros } from '#src/domain/numbers.ts';

/** A capacity, in millions, as a bar; what is made to measure has no amount, and no bar. */
export const capacityBar = (name: string, millions: number | undefined): Bar[] =>
  millions === undefined ? [] : [{ name, value: formatEuros(millions * 1e6), high: millions }];
