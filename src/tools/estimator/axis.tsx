import type { ReactNode } from 'react';
import type { Estimate } from '#src/lib/estimate.ts';
import { formatTurnover, type TurnoverClass } from '#src/lib/market-price.ts';
import { formatEuros, formatFigure } from '#src/lib/numbers.ts';
import { getAxisMarks, getPercent } from '#src/lib/scale.ts';

/** Percent of the axis in which the words of a flag fit at its left. */
const ROOM_AT_LEFT = 30;

type LabelProps = { value: string; children: ReactNode };
type Place = { at: number; side: 'left' | 'right'; line?: number };

const Pole = ({ id, at, isOutlined = false }: { id: string; at: number; isOutlined?: boolean }) => (
  <rect
    data-mark={id}
    x={`${at}%`}
    width="6"
    height="6rem"
    transform="translate(-3)"
    className={isOutlined ? 'outlined' : undefined}
  />
);

/** The figure of a flag above its words, or both on one of two lines. */
function FlagLabel({ at, side, line, value, children }: Place & LabelProps) {
  const place = {
    x: `${at}%`,
    dx: side === 'left' ? '-0.6rem' : '0.6rem',
    textAnchor: side === 'left' ? 'end' : 'start',
  } as const;
  if (line !== undefined)
    return (
      <text {...place} y={`${1.1 + 1.2 * line}rem`}>
        <tspan className="value">{value}</tspan> {children}
      </text>
    );
  return (
    <>
      <text {...place} y="1.1rem" className="number">
        {value}
      </text>
      <text {...place} y="2.3rem">
        {children}
      </text>
    </>
  );
}

/** Two labels point away from each other; without room at the left both are at the right. */
function placeLabels(paid: number, rated: number | undefined): [Place, Place] {
  if (rated === undefined) {
    const place: Place = { at: paid, side: paid > 60 ? 'left' : 'right' };
    return [place, place];
  }
  if (Math.min(paid, rated) < ROOM_AT_LEFT) {
    const at = Math.max(paid, rated);
    return [
      { at, side: 'right', line: 0 },
      { at, side: 'right', line: 1 },
    ];
  }
  return [
    { at: paid, side: paid < rated ? 'left' : 'right' },
    { at: rated, side: paid < rated ? 'right' : 'left' },
  ];
}

type Ends = readonly [number, number];

/** Words of the estimator's bar, where no flag crosses them if there is room. */
function placeRange([from, to]: Ends, [lowest, highest]: Ends) {
  if (from < highest && to > lowest)
    return highest > 55
      ? ({ x: `${lowest}%`, dx: '-0.6rem', textAnchor: 'end' } as const)
      : ({ x: `${highest}%`, dx: '0.6rem', textAnchor: 'start' } as const);
  return from > 50
    ? ({ x: `${to}%`, textAnchor: 'end' } as const)
    : ({ x: `${from}%`, textAnchor: 'start' } as const);
}

type Props = { of: TurnoverClass; range: Estimate['year'] | undefined };

/** The measured prices and the estimator's range on one axis, with their figures on the marks. */
export function PriceAxis({ of: { premium, year, next, ...bounds }, range }: Props) {
  const marks = getAxisMarks(Math.max(premium, next?.premium ?? 0, range?.[1] ?? 0));
  const end = marks.at(-1) ?? 1;
  const at = (euros: number) => getPercent(euros, end);
  const [low, high] = range ? [at(range[0]), at(range[1])] : [0, 0];
  const paid = at(premium);
  const rated = next && at(next.premium);
  const [first, last] = [Math.min(paid, rated ?? paid), Math.max(paid, rated ?? paid)];
  const [paidPlace, ratedPlace] = placeLabels(paid, rated);
  return (
    <figure className="chart num mt-3">
      <figcaption>
        Entreprises de {formatTurnover(bounds)}, <span>en euros par an</span>
      </figcaption>
      <svg
        className="price-axis"
        role="img"
        aria-label={[
          `Mesuré en ${year}\u00A0: environ ${formatEuros(premium)}.`,
          next && `Aux taux de ${next.year}\u00A0: environ ${formatEuros(next.premium)}.`,
          range && `Estimateur\u00A0: ${formatFigure(range, '€')}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <Pole id="mesure" at={paid} />
        {rated !== undefined && <Pole id="tendance" at={rated} isOutlined />}
        <FlagLabel {...paidPlace} value={formatEuros(premium)}>
          mesuré en {year}
        </FlagLabel>
        {next && (
          <FlagLabel {...ratedPlace} value={formatEuros(next.premium)}>
            taux de {next.year}
          </FlagLabel>
        )}
        {range && (
          <>
            <rect
              data-mark="estimateur"
              x={`${low}%`}
              width={`${Math.max(high - low, 0.5)}%`}
              y="4.125rem"
              height="1.875rem"
              className="outlined range"
            />
            <text {...placeRange([low, high], [first, last])} y="3.75rem">
              <tspan className="value">{formatFigure(range, '€')}</tspan> estimateur
            </text>
          </>
        )}
        <line x2="100%" y1="6rem" y2="6rem" className="base" />
        {marks.map((mark, index) => (
          <g key={mark} className={index % 2 === 1 ? 'max-md:hidden' : undefined}>
            <line x1={`${at(mark)}%`} x2={`${at(mark)}%`} y1="6rem" y2="6.3rem" />
            <text
              x={`${at(mark)}%`}
              y="7.4rem"
              textAnchor={getAnchor(mark, end)}
              className="mark-value"
            >
              {formatEuros(mark)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

function getAnchor(mark: number, end: number): 'start' | 'middle' | 'end' {
  if (mark === 0) return 'start';
  return mark === end ? 'end' : 'middle';
}
