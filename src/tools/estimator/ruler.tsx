import { formatNumber } from '#src/lib/numbers.ts';
import { getGraduation } from '#src/lib/scale.ts';
import { Graduation, Track } from '#src/ui/charts/track.tsx';

/** `value` is the displayed text. A range of one number is a pin. */
type Row = { id: string; name: string; range: readonly [number, number]; value: string };
type Props = {
  title: string;
  rows: Row[];
  chosen: string;
  end: number;
  /** The chosen row is larger. */
  isChoice?: boolean;
};

/** Ranges drawn to one scale: what counts in ink, what one compares it with in outline. */
export const Ruler = ({ title, rows, chosen, end, isChoice = false }: Props) => (
  <figure className={`chart bars num${isChoice ? ' ruler' : ''}`}>
    <figcaption className={isChoice ? 'sr-only' : undefined}>{title}</figcaption>
    <ul>
      {rows.map(({ id, range: [low, high], ...row }) => (
        <Track
          key={id}
          {...{ ...row, low, high, end, isStrong: id === chosen }}
          aria-current={(isChoice && id === chosen) || undefined}
        />
      ))}
    </ul>
    <Graduation
      marks={getGraduation(end).map(
        (mark) => `${formatNumber(mark)}${mark === end ? '\u202F€' : ''}`,
      )}
    />
  </figure>
);
