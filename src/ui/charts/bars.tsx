// The folder charts/ contains HTML and SVG charts to scale. Each chart also shows its numbers as
// text.
import type { Figure } from '#src/content/schemas/figure-rows.ts';
import { barList, Graduation, Track } from './track.tsx';

export type Bar = { name: string; value: string; low?: number; high: number; isStrong?: boolean };

type Props = {
  title: string;
  bars: Bar[];
  /** Value at the end of the axis. By default, this is the value of the longest bar. */
  end?: number;
  graduation?: string[];
  /** True if the values are indicative: neither paid nor measured. All bars are then outlined. */
  isIndicative?: boolean;
};

/**
 * Renders values as bars on a common scale. Bars of main values are black, bars of values for
 * comparison and indicative bars are outlined.
 */
export const Bars = ({ title, bars, end = longest(bars), graduation, isIndicative }: Props) => (
  <figure
    className="chart @container num not-prose my-3 text-base leading-[1.25]"
    data-block="barres"
  >
    <figcaption>{title}</figcaption>
    <ul className={barList}>
      {bars.map(({ isStrong = true, ...bar }) => (
        <Track
          key={bar.name}
          {...bar}
          isStrong={isStrong}
          isSolid={isStrong && !isIndicative}
          end={end}
          data-item
        />
      ))}
      {graduation && <Graduation marks={graduation} />}
    </ul>
  </figure>
);

/** Returns the highest value of the bars, which is the value at the end of the scale. */
export const longest = (bars: Bar[]) => Math.max(...bars.map(({ high }) => high));

/**
 * Converts a figure to a bar. The bar of a single number starts at zero, the bar of a range at its
 * lower end. `name` replaces the name of the figure.
 */
export const figureBar = (figure: Figure, name = figure.nom): Bar => {
  const [high, low] = [figure.valeur].flat().reverse() as [number, number?];
  return { name, value: figure.texte, high, ...(low !== undefined && { low }) };
};
