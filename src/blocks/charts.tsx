import type { FigureTable } from '#src/content/figures.ts';
import { splitIds } from '#src/content/look-up.ts';
import { figure } from '#src/content/tables.ts';
import { formatEuros } from '#src/lib/numbers.ts';
import { getAxisEnd, getGraduation } from '#src/lib/scale.ts';
import { Bars, figureBar, longest } from '#src/ui/charts/bars.tsx';
import { ScaleBar } from '#src/ui/charts/scale-bar.tsx';

// Charts that writers place in a text. Their attributes are the ids of figures.

type Props = { titre: string; ids: string; fort?: string };

/**
 * Converts figures to bars. If `fort` is given, bars of other figures are pale, because they are
 * only for comparison.
 */
function listBars(from: FigureTable, { ids, fort }: Pick<Props, 'ids' | 'fort'>) {
  const strong = fort === undefined ? undefined : splitIds(fort);
  return splitIds(ids).map((id) => ({
    ...figureBar(figure(from, id)),
    isStrong: strong?.includes(id) ?? true,
  }));
}

export function Barres(props: Props) {
  const bars = listBars('chiffres', props);
  const areShares = splitIds(props.ids).every((id) => figure('chiffres', id).unite === '%');
  return <Bars title={props.titre} bars={bars} {...(areShares && { end: 100 })} />;
}

type BarProps = { id: string; fin: string; contour?: 'oui' };

/** Shows a figure and its bar in the cell of a table. The figure `fin` is the end of the scale. */
export function Barre({ id, fin, contour }: BarProps) {
  const { value, high } = figureBar(figure('chiffres', id));
  const end = figureBar(figure('chiffres', fin)).high;
  return (
    <>
      <span className="num whitespace-nowrap">{value}</span>
      <span className="mt-1.5 mb-2 block">
        <ScaleBar parts={[{ high, look: contour ? 'outline-bar' : 'ink' }]} end={end} />
      </span>
    </>
  );
}

export function Echelle({ titre, ids }: Props) {
  const bars = listBars('plafonds', { ids });
  const end = longest(bars);
  return <Bars title={titre} bars={bars} graduation={['0', '', formatEuros(end)]} isIndicative />;
}

/**
 * Gives a single number a small width on the axis, because a mark without width would be invisible.
 */
const asMark = ({ low, high, ...bar }: ReturnType<typeof listBars>[number]) =>
  low === undefined ? { ...bar, low: high * 0.985, high: high * 1.015 } : { ...bar, low, high };

export function AxePrix({ titre, ...props }: Props) {
  const bars = listBars('prix', props).map(asMark);
  const end = getAxisEnd(longest(bars));
  const marks = getGraduation(end).map((mark) => `${mark}${mark === end ? '\u00A0€' : ''}`);
  return <Bars title={titre} bars={bars} end={end} graduation={marks} isIndicative />;
}
