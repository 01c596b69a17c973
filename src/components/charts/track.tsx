import type { ComponentProps } from 'react';
import { percentOf } from '#src/domain/scale.ts';
import { scaled } from '../ui/scaled.ts';

type Props = ComponentProps<'li'> & { name: string; low?: number; high: number; end: number; value: string; isStrong: boolean };

/** A quantity or a range on a scale: in ink what counts, in outline what one compares it with. */
export const Track = ({ name, low = 0, high, end, value, isStrong, ...item }: Props) => (
  <li className={isStrong ? 'strong' : undefined} {...item}>
    <span className="name">{name}</span>
    <span className="track" aria-hidden="true">
      {/* Another element once it counts: only another size makes a range slide. */}
      <i
        key={String(isStrong)}
        className={isStrong ? 'ink' : 'outline-bar'}
        {...scaled({ ...(low > 0 && { '--low': percentOf(low, end) }), '--high': percentOf(high, end) })}
      />
    </span>
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
