import type { ReactNode } from 'react';
import type { Loss, Situation } from '#src/lib/loss/loss.ts';
import { computeShape, type Surface, selectNamedMarks } from '#src/lib/loss/shape.ts';
import { formatEuros } from '#src/lib/numbers.ts';
import { KeyItem } from '#src/ui/charts/key-item.tsx';
import { waitingName } from './loss-sentences.ts';

const path = (surfaces: Surface[]) =>
  surfaces.map((points) => `M${points.map((point) => point.join(' ')).join('L')}Z`).join('');
const clip = (points: Surface) => `polygon(${points.map(([x, y]) => `${x}% ${y}%`).join(',')})`;

/** Minimum width of a frame that contains its name, in percent of the chart. */
const MIN_FRAME_WIDTH = 22;
/** Largest end of a frame that leaves room for a name to its right, in percent of the chart. */
const MAX_FRAME_END = 62;
/** Minimum height of a surface that contains its name, in percent of the chart. */
const MIN_STRIP_HEIGHT = 7;
/** Minimum width of a frame that contains its amounts on a phone, in percent of the chart. */
const MIN_WORDS_WIDTH_ON_PHONE = 45;
/** Draws paths in percent of the chart. Their strokes keep their width. */
const Lines = ({ children }: { children: ReactNode }) => (
  <svg
    className="absolute inset-0 size-full overflow-visible *:[vector-effect:non-scaling-stroke]"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    {children}
  </svg>
);

type WordsProps = { name: string; amount: number; x: number; y: number };

/** Writes a name and an amount into the chart, below `y`. */
const Words = ({ name, amount, x, y }: WordsProps) => (
  <text x={`${x}%`} y={`${y}%`} dx="6" dy="1.2em">
    {name}
    <tspan className="type-label font-titre" x={`${x}%`} dx="6" dy="1.2em">
      {formatEuros(amount)}
    </tspan>
  </text>
);

/** Draws the lost margin to scale, day by day. The fill of each surface shows who pays it. */
export function Plot({ situation, loss }: { situation: Situation; loss: Loss }) {
  const { firm, contract } = situation;
  const { end, base, floor, goneBottom, marks, frame, retained, paid, outside } = computeShape(
    situation,
    loss,
  );
  const isNarrow = frame !== undefined && frame.to - frame.from < MIN_FRAME_WIDTH;
  const waiting = waitingName[contract.waiting];
  // A contract that pays its limit pays the margin and the costs together.
  const hasNamedCosts = loss.over === 0 && floor - base >= MIN_STRIP_HEIGHT;
  const paidMargin = {
    name: hasNamedCosts ? 'Marge payée' : 'Payé',
    amount: loss.paid - (hasNamedCosts ? loss.costs : 0),
  };
  const paidWidth = frame ? frame.to - frame.from : 0;
  const notCovered = loss.lost - loss.paid - loss.retained;
  const isCapped = loss.over > 0;
  const keys = [
    [
      'ink',
      isCapped ? 'payé, frais compris' : 'marge payée',
      loss.paid - (isCapped ? 0 : loss.costs),
    ],
    ...(isCapped ? [] : [['ink', 'frais payés, sous la ligne', loss.costs] as const]),
    ['hatched', `${waiting}, à votre charge`, loss.retained],
    ['hatched', `${loss.gone > 0 && !isCapped ? 'clients partis, ' : ''}hors garantie`, notCovered],
  ] as const;
  return (
    <figure className="chart num @container">
      <figcaption>
        La marge qui manque, jour après jour{' '}
        <span>({firm.week.days < 7 && 'jours ouvrés, '}à l’échelle)</span>
      </figcaption>
      <svg className="type-mark h-6 w-full overflow-visible" fill="currentColor" aria-hidden="true">
        {selectNamedMarks(marks).map(({ day, x }, place, { length }) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: marks have no id, only a position
            key={place}
            x={`${x}%`}
            y="1em"
            textAnchor={place === length - 1 ? 'end' : undefined}
          >
            {day === 0 ? 'Arrêt' : `Jour ${Math.round(day)}`}
          </text>
        ))}
      </svg>
      <div className="type-plain relative h-40 @sm:h-64" aria-hidden="true">
        <Lines>
          <path d={`M0 16H100M0 ${base}H100`} />
          <path fill="currentColor" d={path(paid)} />
        </Lines>
        {[...retained, ...outside].map((points, place) => (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: surfaces have no id, only a position
            key={place}
            className="hatched absolute inset-0 size-full border-0"
            clipPath={clip(points)}
            aria-hidden="true"
          />
        ))}
        <Lines>
          <path d={path(outside)} />
          {frame && <path strokeWidth="2" d={`M${frame.from} ${floor}V2H${frame.to}V${floor}Z`} />}
        </Lines>
        <svg
          className="absolute inset-0 size-full overflow-visible"
          fill="currentColor"
          aria-hidden="true"
        >
          {frame && (
            <>
              {isNarrow && (
                <line
                  x1={`${frame.to}%`}
                  x2={`${frame.to + 3}%`}
                  y1="9%"
                  y2="9%"
                  stroke="currentColor"
                  strokeWidth="2"
                />
              )}
              <text
                className="type-mark"
                dominantBaseline="central"
                x={`${isNarrow ? frame.to + 3 : frame.from}%`}
                dx="6"
                y="9%"
              >
                <tspan className="@sm:hidden">Contrat</tspan>
                <tspan className="hidden @sm:inline">Dans le contrat</tspan>
              </text>
              {!isNarrow && frame.to < MAX_FRAME_END && (
                <text
                  className="type-mark"
                  dominantBaseline="central"
                  x={`${frame.to}%`}
                  dx="8"
                  y="9%"
                >
                  Hors du contrat
                </text>
              )}
              {/* The outline keeps the words readable where they extend beyond the surface. */}
              {!isNarrow && loss.paid > loss.costs && (
                <g
                  className={paidWidth < MIN_WORDS_WIDTH_ON_PHONE ? 'hidden @sm:block' : undefined}
                  fill="Canvas"
                  stroke="CanvasText"
                  strokeWidth="3"
                  paintOrder="stroke"
                >
                  <Words {...paidMargin} x={frame.from} y={16} />
                  {hasNamedCosts && (
                    <text
                      dominantBaseline="central"
                      x={`${frame.from}%`}
                      dx="6"
                      y={`${(base + floor) / 2}%`}
                    >
                      Frais <tspan className="hidden @sm:inline">payés </tspan>
                      <tspan className="font-bold">{formatEuros(loss.costs)}</tspan>
                    </text>
                  )}
                </g>
              )}
            </>
          )}
          {loss.gone > 0 && (
            <Words name="Clients partis" amount={loss.gone} x={end} y={goneBottom} />
          )}
          <text className="hidden @sm:block" x="100%" y={`${base}%`} dy="-0.5em" textAnchor="end">
            la marge que vous faites encore
          </text>
        </svg>
      </div>
      <p className="mt-2 max-w-md text-sm leading-serre">
        {keys.map(([look, meaning, amount]) => (
          <span key={meaning} className="flex justify-between gap-x-3">
            <KeyItem look={look}>{meaning}</KeyItem>
            {amount > 0 && <b className="font-titre">{formatEuros(amount)}</b>}
          </span>
        ))}
      </p>
    </figure>
  );
}
