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
 * From a low to a high on a scale that ends somewhere; without a low, from nothing. Widths are SVG
 * attributes, because the security policy refuses style attributes.
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

/** A quantity or a range on a scale: in ink what counts, in outline what one compares it with. */
export const Track = ({ name, low = 0, high, end, value, isStrong, ...item }: Props) => (
  <li {...item}>
    <span className={isStrong ? 'name font-bold' : 'name'}>{name}</span>
    {/* Another element once it counts: only another size makes a range slide. */}
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
