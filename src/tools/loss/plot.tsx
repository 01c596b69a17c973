import { upperFirst } from '#src/lib/letters.ts';
import { type Loss, roundAmounts, type Situation, splitByPhase } from '#src/lib/loss/loss.ts';
import { computeShape, type Surface, selectNamedMarks } from '#src/lib/loss/shape.ts';
import { formatEuros } from '#src/lib/numbers.ts';
import { PictureData } from '#src/ui/picture-data.tsx';
import { days, waitingName } from './loss-sentences.ts';

const path = (surfaces: Surface[]) =>
  surfaces.map((points) => `M${points.map((point) => point.join(' ')).join('L')}Z`).join('');
const clip = (points: Surface) => `polygon(${points.map(([x, y]) => `${x}% ${y}%`).join(',')})`;

type Props = { situation: Situation; loss: Loss };

const keys = [
  ['ink', 'payé (sous la ligne, les frais)'],
  ['hatched', 'délai, à votre charge'],
  ['outline-bar', 'hors garantie'],
] as const;

/** As wide as its name, in percent of the width of a phone. */
const nameWidth = 36;
/** As wide as the words inside a surface, in percent of the width of a desk. */
const WORDS_WIDTH = 20;
/** As high as a line of words, in percent of the height of a desk. */
const LINE_HEIGHT = 7;

type WordsProps = {
  name: string;
  amount: number;
  x: number;
  y: number;
  indent?: number;
  className?: string;
};

/** A name and its amount at a point of the drawing; phones have the sums below instead. */
const Words = ({ name, amount, x, y, indent = 8, className = '' }: WordsProps) => (
  <text className={`plot-words ${className}`.trim()} x={`${x}%`} y={`${y}%`}>
    <tspan dx={indent} dy="1.1em">
      {name}
    </tspan>
    <tspan className="plot-amount" x={`${x}%`} dx={indent} dy="1.2em">
      {formatEuros(amount)}
    </tspan>
  </text>
);

/** Names and amounts of the surfaces. */
function SurfaceWords({ situation, loss }: Props) {
  const { start, end, base, floor, frame, goneBottom } = computeShape(situation, loss);
  const { stopped, recovering, costs } = splitByPhase(situation, loss);
  const round = (amount: number) => roundAmounts({ lost: amount, paid: 0 }, loss).lost;
  const paidMargin = round(stopped.paid + recovering.paid);
  const isWide = frame !== undefined && frame.to - frame.from >= WORDS_WIDTH;
  return (
    <svg className="max-md:hidden" aria-hidden="true">
      {loss.retained > 0 && frame && (
        <g className="plot-before">
          <Words
            name={upperFirst(waitingName[situation.contract.waiting])}
            amount={round(loss.retained)}
            x={0}
            y={base / 2}
            indent={0}
          />
          <line x1="0" x2={`${start}%`} y1={`${base / 2}%`} y2={`${base / 2}%`} />
        </g>
      )}
      {isWide && paidMargin > 0 && (
        <Words name="Marge payée" amount={paidMargin} x={frame.from} y={17} className="plot-paid" />
      )}
      {isWide && costs.paid > 0 && (
        <text
          className={floor - base > LINE_HEIGHT ? 'plot-words plot-paid' : 'plot-words'}
          x={`${frame.from}%`}
          y={`${floor - base > LINE_HEIGHT ? base : floor}%`}
        >
          <tspan dx="8" dy="1.4em">
            Frais payés <tspan className="font-bold">{formatEuros(round(costs.paid))}</tspan>
          </tspan>
        </text>
      )}
      {loss.gone > 0 && (
        <Words name="Clients partis" amount={round(loss.gone)} x={end} y={goneBottom + 1} />
      )}
      <text className="plot-words plot-made" x="100%" y={`${base}%`} dy="-0.5em">
        la marge que vous faites encore
      </text>
    </svg>
  );
}

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
        <SurfaceWords situation={situation} loss={loss} />
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
