// charts/: drawings to scale, as HTML and SVG, each with its numbers as text.
import { figureText } from '#src/content/figures.ts';
import type { Figure } from '#src/content/schemas/figure-rows.ts';
import { PictureData } from '#src/ui/picture-data.tsx';
import { Graduation, Track } from './track.tsx';

export type Bar = { name: string; value: string; low?: number; high: number; isStrong?: boolean };

type Props = {
  title: string;
  bars: Bar[];
  /** End of the axis. Default: the longest bar. */
  end?: number;
  graduation?: string[];
  /** The heads of the table under the picture; without them the rows already say everything. */
  data?: [string, string];
};

/** Quantities drawn to one scale: black for what counts, outlined for what one compares with. */
export const Bars = ({ title, bars, end = longest(bars), graduation, data }: Props) => (
  <figure className="chart bars num not-prose" data-block="barres">
    <figcaption>{title}</figcaption>
    <ul>
      {bars.map(({ isStrong = true, ...bar }) => (
        <Track key={bar.name} {...bar} isStrong={isStrong} end={end} data-item />
      ))}
    </ul>
    {graduation && <Graduation marks={graduation} />}
    {data && (
      <PictureData
        caption={title}
        head={data}
        rows={bars.map(({ name, value }) => [name, value])}
      />
    )}
  </figure>
);

/** The scale that the longest bar fills. */
export const longest = (bars: Bar[]) => Math.max(...bars.map(({ high }) => high));

/**
 * A number as a bar, under its own name or another: from nothing to it, or from its low end to its
 * high one.
 */
export const figureBar = (figure: Figure, name = figure.nom): Bar => {
  const [high, low] = [figure.valeur].flat().reverse() as [number, number?];
  return { name, value: figureText(figure), high, ...(low !== undefined && { low }) };
};
