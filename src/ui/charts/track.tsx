import type { ComponentProps } from 'react';
import { getPercent } from '#src/lib/scale.ts';

type Range = {
  low?: number;
  high: number;
  end: number;
  className?: string;
  look?: 'ink' | 'outline-bar';
};

/**
 * Draws a range on a scale. Without a low value the range starts at zero. Widths are SVG
 * attributes, because the content security policy refuses style attributes.
 */
export const Range = ({ low = 0, high, end, className = 'track', look = 'ink' }: Range) => (
  <span className={`flex ${className}`} aria-hidden="true">
    {low > 0 && <svg width={`${getPercent(low, end)}%`} />}
    <svg className={look} width={`${getPercent(high - low, end)}%`} />
  </span>
);

type Props = ComponentProps<'li'> & {
  name: string;
  low?: number;
  high: number;
  end: number;
  value: string;
  isStrong: boolean;
};

/**
 * Shows a quantity or a range on a scale. Strong rows are black, rows for comparison are outlined.
 */
export const Track = ({ name, low = 0, high, end, value, isStrong, ...item }: Props) => (
  <li {...item}>
    <span className={isStrong ? 'name font-bold' : 'name'}>{name}</span>
    {/* A new key replaces the element with its style, so that only a size change slides. */}
    <Range key={String(isStrong)} {...{ low, high, end }} look={isStrong ? 'ink' : 'outline-bar'} />
    <b className="value">{value}</b>
  </li>
);

export const Graduation = ({ marks }: { marks: string[] }) => (
  <div className="graduation" aria-hidden="true">
    {marks.map((mark) => (
      <span key={mark}>{mark}</span>
    ))}
  </div>
);
