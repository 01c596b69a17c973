import type { ComponentProps } from 'react';
import { ScaleBar } from './scale-bar.tsx';

/**
 * Class names of a list of bars. On a wide screen, all rows are in the same grid, because only bars
 * with axes of equal length can be compared.
 */
export const barList =
  'grid gap-2 @min-[28rem]:grid-cols-[minmax(9rem,30%)_1fr_max-content] @min-[28rem]:gap-x-3';
export const barRow =
  'grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 @min-[28rem]:col-span-full ' +
  '@min-[28rem]:grid-cols-subgrid';
export const barPlace = 'col-span-full row-[2] @min-[28rem]:col-[2] @min-[28rem]:row-[1]';
export const barValue = 'font-titre font-bold';

type Props = ComponentProps<'li'> & {
  name: string;
  low?: number;
  high: number;
  end: number;
  value: string;
  isStrong: boolean;
  isSolid?: boolean;
};

/**
 * Shows a value or a range as a row with a bar. Main rows have a bold name. Bars of values that are
 * only for comparison or indicative are outlined.
 */
export const Track = ({
  name,
  low = 0,
  high,
  end,
  value,
  isStrong,
  isSolid = isStrong,
  ...item
}: Props) => (
  <li {...item} className={barRow}>
    <span className={isStrong ? 'font-bold' : undefined}>{name}</span>
    {/* A new key creates a new element without a transition. So a change of size is animated,
        but a change of colour is not. */}
    <ScaleBar
      key={String(isSolid)}
      className={`track ${barPlace} h-4`}
      parts={[{ low, high, look: isSolid ? 'ink' : 'outline-bar' }]}
      end={end}
    />
    <b className={barValue}>{value}</b>
  </li>
);

/**
 * Writes the numbers below an axis, as the last row of its bars. On a narrow screen, the number
 * before the last is hidden, because the last one would cover it.
 */
export const Graduation = ({ marks }: { marks: string[] }) => (
  <li className="@container col-span-full @min-[28rem]:col-[2]" aria-hidden="true">
    <div className="soft relative grid auto-cols-fr grid-flow-col text-sm leading-[1.3]">
      {marks.map((mark) => (
        <span key={mark} className="last:absolute last:right-0 @max-[20rem]:nth-last-2:invisible">
          {mark}
        </span>
      ))}
    </div>
  </li>
);
