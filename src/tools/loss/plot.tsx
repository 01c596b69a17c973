import { type Loss, roundAmounts, type Situation, splitByPhase } from '#src/lib/loss/loss.ts';
import { computeShape, type Surface, selectNamedMarks } from '#src/lib/loss/shape.ts';
import { formatEuros } from '#src/lib/numbers.ts';
import { PictureData } from '#src/ui/picture-data.tsx';
import { days } from './loss-sentences.ts';

const path = (surfaces: Surface[]) =>
  surfaces.map((points) => `M${points.map((point) => point.join(' ')).join('L')}Z`).join('');
const clip = (points: Surface) => `polygon(${points.map(([x, y]) => `${x}% ${y}%`).join(',')})`;

const keys = [
  ['ink', 'payé (sous la ligne, les frais)'],
  ['hatched', 'délai, à votre charge'],
  ['outline-bar', 'hors garantie'],
] as const;

/** As wide as its name, in percent of the width of a phone. */
const nameWidth = 36;

type Props = { situation: Situation; loss: Loss };

/** The margin that is missing, day after day, to scale: who bears which surface. */
export function Plot({ situation, loss }: Props) {
  const { base, marks, frame, retained, paid, outside } = computeShape(situation, loss);
  const hasClosingDays = situation.firm.week.days < 7;
  return (
    <figure className="chart plot num" id="dessin">
      <figcaption>
        La marge qui manque, jour après jour{' '}
        <span>({hasClosingDays && 'jours ouvrés, '}à l’échelle)</span>
      </figcaption>
      <svg className="plot-axis" aria-hidden="true">
        {selectNamedMarks(marks).map(({ day, x }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its rank
          <text key={place} x={`${x}%`} y="1em">
            {day === 0 ? 'Arrêt' : `Jour ${Math.round(day)}`}
          </text>
        ))}
      </svg>
      <div className="plot-area" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path className="usual" d={`M0 16H100M0 ${base}H100`} />
          <path className="paid" d={path(paid)} />
          <path className="outside" d={path(outside)} />
          {frame && <path className="frame-line" d={`M${frame.from} 98V2H${frame.to}V98`} />}
        </svg>
        {frame && (
          <svg aria-hidden="true">
            <text
              className="plot-name"
              x={`${frame.to - frame.from < nameWidth ? frame.to : frame.from}%`}
              dx="12"
              y="3%"
            >
              L’assureur paie
            </text>
          </svg>
        )}
        {retained.map((points, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a surface is its rank
          <svg key={place} className="hatched" clipPath={clip(points)} aria-hidden="true" />
        ))}
      </div>
      <p className="small soft mt-2">
        {keys.map(([look, meaning]) => (
          <span key={look} className="mr-4 inline-block">
            <i className={`key ${look}`} aria-hidden="true" />
            {meaning}
          </span>
        ))}
      </p>
    </figure>
  );
}

/** The same in numbers. */
export function PlotTable({ situation, loss }: Props) {
  const { stop } = situation;
  const { stopped, recovering, costs, gone } = splitByPhase(situation, loss);
  const rows = [
    [`Arrêt complet, ${days(stop.days)}`, stopped],
    [`Reprise, ${days(stop.recovery)}`, recovering],
    ['Experts et frais', costs],
    [`Clients partis, ${days(stop.missedFor)}`, gone],
    ['En tout', loss],
  ] as const;
  return (
    <PictureData
      caption="Ce qui est perdu et payé, selon le moment"
      head={['Moment', 'Perdu', 'Payé', 'À votre charge']}
      rows={rows.map(([name, sums]) => [
        name,
        ...Object.values(roundAmounts(sums, loss)).map(formatEuros),
      ])}
      isStacked
    />
  );
}
