import { Fragment } from 'react';
import { getPercent } from '#src/lib/scale.ts';

type Part = { low: number; high: number; look: 'ink' | 'hatched' | 'outline-bar' };

/**
 * Draws parts of a scale. Widths are SVG attributes, because the content security policy forbids
 * `style`.
 */
export function ScaleBar({ parts, end }: { parts: Part[]; end: number }) {
  let before = 0;
  return (
    <span className="flex h-3.5 min-w-[min(6rem,100%)]" aria-hidden="true">
      {parts.map(({ low, high, look }) => {
        const gap = getPercent(low - before, end);
        before = high;
        return (
          <Fragment key={low}>
            <svg className="flex-none" width={`${gap}%`} height="1" />
            <svg className={`${look} h-full flex-none`} width={`${getPercent(high - low, end)}%`} />
          </Fragment>
        );
      })}
    </span>
  );
}
