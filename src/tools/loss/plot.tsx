import { upperFirst } from '#src/lib/letters.ts';
import { type Loss, roundAmounts, roundToStep, type Situation } from '#src/lib/loss/loss.ts';
import { computeShape, type Surface, selectNamedMarks } from '#src/lib/loss/shape.ts';
import { formatEuros } from '#src/lib/numbers.ts';
import { waitingName } from './loss-sentences.ts';

const path = (surfaces: Surface[]) =>
  surfaces.map((points) => `M${points.map((point) => point.join(' ')).join('L')}Z`).join('');
const clip = (points: Surface) => `polygon(${points.map(([x, y]) => `${x}% ${y}%`).join(',')})`;

const keys = [
  ['ink', 'payé (sous la ligne, les frais)'],
  ['hatched', 'délai, à votre charge'],
  ['outline-bar', 'hors garantie'],
] as const;

/**
 * Width of the label « L’assureur paie » on a phone, in percent of the chart. If the frame is
 * narrower, the label is to its right, with a line to the frame.
 */
const NAME_WIDTH = 36;

/**
 * Writes a name and an amount into the chart. A phone has no room for them and shows the sums below
 * the chart instead.
 */
const Words = ({ name, amount, x, y }: { name: string; amount: string; x: number; y: number }) => (
  <text x={`${x}%`} y={`${y}%`} dy="1.1em">
    {name}
    <tspan className="type-name" x={`${x}%`} dy="1.2em">
      {amount}
    </tspan>
  </text>
);

/** Draws the lost margin to scale, day by day. The fill of each surface shows who pays it. */
export function Plot({ situation, loss }: { situation: Situation; loss: Loss }) {
  const { firm, contract } = situation;
  const { start, end, base, goneBottom, marks, frame, retained, paid, outside } = computeShape(
    situation,
    loss,
  );
  const isNarrow = frame !== undefined && frame.to - frame.from < NAME_WIDTH;
  const round = (amount: number) => formatEuros(roundToStep(amount, loss.lost));
  return (
    <figure className="chart plot num" id="dessin">
      <figcaption>
        La marge qui manque, jour après jour{' '}
        <span>({firm.week.days < 7 && 'jours ouvrés, '}à l’échelle)</span>
      </figcaption>
      <svg className="plot-axis" aria-hidden="true">
        {selectNamedMarks(marks).map(({ day, x }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have no id, only a position
          <text key={place} x={`${x}%`} y="1em">
            {day === 0 ? 'Arrêt' : `Jour ${Math.round(day)}`}
          </text>
        ))}
      </svg>
      <div className="plot-area" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d={`M0 16H100M0 ${base}H100`} />
          <path className="paid" d={path(paid)} />
          <path className="outside" d={path(outside)} />
          {frame && <path className="frame-line" d={`M${frame.from} 98V2H${frame.to}V98`} />}
        </svg>
        <svg aria-hidden="true">
          {frame && (
            <>
              {isNarrow && (
                <line x1={`${frame.to}%`} x2={`${frame.to + 3}%`} y1="7%" y2="7%" strokeWidth="2" />
              )}
              <text
                className="plot-name"
                x={`${isNarrow ? frame.to + 3 : frame.from}%`}
                dx={isNarrow ? 6 : 12}
                y="3%"
              >
                L’assureur paie{' '}
                <tspan className="max-md:hidden">{formatEuros(roundAmounts(loss).paid)}</tspan>
              </text>
            </>
          )}
          <g className="max-md:hidden">
            {frame && loss.retained > 0 && (
              <>
                <Words
                  name={upperFirst(waitingName[contract.waiting])}
                  amount={round(loss.retained)}
                  x={0}
                  y={base / 2}
                />
                <line x2={`${start}%`} y1={`${base / 2}%`} y2={`${base / 2}%`} />
              </>
            )}
            {loss.gone > 0 && (
              <Words name="Clients partis" amount={round(loss.gone)} x={end + 1} y={goneBottom} />
            )}
            <text x="100%" y={`${base}%`} dy="-0.5em" textAnchor="end">
              la marge que vous faites encore
            </text>
          </g>
        </svg>
        {retained.map((points, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: surfaces have no id, only a position
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
