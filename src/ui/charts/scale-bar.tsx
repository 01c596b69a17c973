import { Fragment } from 'react';
import { getPercent } from '#src/lib/scale.ts';

type Part = { low?: number; high: number; look?: 'ink' | 'hatched' | 'outline-bar' };
type Props = { parts: Part[]; end: number; className?: string };

/**
 * Draws parts of an axis that ends at `end`. Widths are SVG attributes, because the content
 * security policy refuses style attributes.
 */
export function ScaleBar({
  parts,
  end,
  className = 'h-3.5 min-w-[min(6rem,100%)] *:h-full *:flex-none',
}: Props) {
  let before = 0;
  return (
    <span className={`flex ${className}`} aria-hidden="true">
      {parts.map(({ low = 0, high, look = 'ink' }) => {
        const gap = getPercent(low - before, end);
        before = high;
        return (
          <Fragment key={low}>
            <svg width={`${gap}%`} />
            <svg className={look} width={`${getPercent(high - low, end)}%`} />
          </Fragment>
        );
      })}
    </span>
  );
}
