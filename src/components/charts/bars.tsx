// charts/: drawings to scale, as HTML and SVG, each with its numbers as text.
import { percentOf } from '#src/domain/scale.ts';
import { PictureData } from '../ui/picture-data.tsx';

export type Bar = { name: string; value: string; low?: number; high: number; isStrong?: boolean };

type Props = {
  title: string;
  bars: Bar[];
  /** Where the axis ends, in the unit of the bars. */
  end: number;
  graduation?: string[];
  /** The heads of the table under the picture; without them the rows already say everything. */
  data?: [string, string];
};

/** Quantities drawn to one scale: black for what counts, outlined for what one compares with. */
export const Bars = ({ title, bars, end, graduation, data }: Props) => (
  <figure className="chart bars num not-prose" data-block="barres">
    <figcaption>{title}</figcaption>
    <ul>
      {bars.map(({ name, value, low = 0, high, isStrong = true }) => (
        <li key={name} className={isStrong ? 'strong' : undefined} data-item>
          <span className="name">{name}</span>
          <span className="track" aria-hidden="true">
            <i
              className={isStrong ? 'ink' : 'outline-bar'}
              style={{ ...(low > 0 && { '--low': percentOf(low, end) }), '--high': percentOf(high, end) } as object}
            />
          </span>
          <b className="value">{value}</b>
        </li>
      ))}
    </ul>
    {graduation && (
      <div className="graduation" aria-hidden="true">
        {graduation.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    )}
    {data && <PictureData caption={title} head={data} rows={bars.map(({ name, value }) => [name, value])} />}
  </figure>
);

/** The scale that the longest bar fills. */
export const fullScale = (bars: Bar[]) => Math.max(...bars.map(({ high }) => high));
