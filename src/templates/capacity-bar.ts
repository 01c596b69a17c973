import type { Bar } from '#src/components/charts/bars.tsx';
import { formatEuros, formatEurosInFull } from '#src/domain/numbers.ts';

type Level = { name: string; millions: number | undefined };

/**
 * Capacities as bars; what is made to measure has no amount, and no bar. On one scale they are written alike: in
 * euros where one of them is under a million, in millions otherwise.
 */
export function capacityBars(levels: Level[]): Bar[] {
  const format = levels.some(({ millions = 1 }) => millions < 1) ? formatEurosInFull : formatEuros;
  return levels.flatMap(({ name, millions }) =>
    millions === undefined ? [] : [{ name, value: format(millions * 1e6), high: millions }],
  );
}
