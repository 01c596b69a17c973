import type { SVGProps } from 'react';
import type { Estimate } from '#src/lib/estimate.ts';
import { formatTurnover, type TurnoverClass } from '#src/lib/market-price.ts';
import { formatEuros, formatFigure } from '#src/lib/numbers.ts';
import { getAxisMarks, getPercent } from '#src/lib/scale.ts';

const figureSize = 'min(1.125rem, 4.2vw)';

type LabelProps = { at: number; line: number; value: string; words: string; isBefore?: boolean };

/**
 * Writes a price and its description on one line, to the left or right of its mark, where there is
 * more room.
 */
const Label = ({ at, line, value, words, isBefore = at > 45 }: LabelProps) => (
  <text
    x={`${at}%`}
    y={`${1.1 + 1.3 * line}rem`}
    dx={isBefore ? '-0.6rem' : '0.6rem'}
    textAnchor={isBefore ? 'end' : 'start'}
  >
    <tspan className="font-titre font-bold" fontSize={figureSize}>
      {value}
    </tspan>{' '}
    {/* On a phone, only the first label shows its description, because the marks would cross
        the others. */}
    <tspan className={line > 0 ? 'max-md:hidden' : undefined}>{words}</tspan>
  </text>
);

type PoleProps = { id: string; at: number; look?: SVGProps<SVGRectElement> };

const Pole = ({ id, at, look }: PoleProps) => (
  <rect data-mark={id} x={`${at}%`} width="6" height="6rem" transform="translate(-3)" {...look} />
);

const outlined = { fill: 'Canvas', stroke: 'currentColor', strokeWidth: 2 };

function getAnchor(mark: number, end: number): 'start' | 'middle' | 'end' {
  if (mark === 0) return 'start';
  return mark === end ? 'end' : 'middle';
}

type Props = { of: TurnoverClass; range: Estimate['year'] | undefined };

/**
 * Draws the measured prices and the estimated range on one axis, with the amounts next to the
 * marks.
 */
export function PriceAxis({ of: { premium, year, next, ...bounds }, range }: Props) {
  const marks = getAxisMarks(Math.max(premium, next?.premium ?? 0, range?.[1] ?? 0));
  const end = marks.at(-1) ?? 1;
  const at = (euros: number) => getPercent(euros, end);
  const [low, high] = range ? [at(range[0]), at(range[1])] : [0, 0];
  const label = [
    `Mesuré en ${year}\u00A0: environ ${formatEuros(premium)}.`,
    next && `Aux taux de ${next.year}\u00A0: environ ${formatEuros(next.premium)}.`,
    range && `Estimateur\u00A0: ${formatFigure(range, '€')}.`,
  ];
  return (
    <figure className="chart num mt-3">
      <figcaption>
        Entreprises de {formatTurnover(bounds)}, <span>en euros par an</span>
      </figcaption>
      <svg
        className="w-full overflow-visible"
        height="7.5rem"
        fill="currentColor"
        role="img"
        aria-label={label.filter(Boolean).join(' ')}
      >
        <Pole id="mesure" at={at(premium)} />
        {next && <Pole id="tendance" at={at(next.premium)} look={outlined} />}
        {range && (
          <rect
            data-mark="estimateur"
            x={`${low}%`}
            width={`${Math.max(high - low, 0.5)}%`}
            y="4.125rem"
            height="1.875rem"
            {...outlined}
            fillOpacity="0"
          />
        )}
        {/* The outline of the text keeps lines behind it away from the letters. The text grows
            at most to a share of the screen width, because it would not fit at a large text
            size of the reader. */}
        <g fontSize="min(0.875rem, 4.2vw)" paintOrder="stroke" stroke="Canvas" strokeWidth="6">
          <Label
            at={at(premium)}
            line={0}
            value={formatEuros(premium)}
            words={`mesuré en ${year}`}
          />
          {next && (
            <Label
              at={at(next.premium)}
              line={1}
              value={formatEuros(next.premium)}
              words={`taux de ${next.year}`}
              isBefore={at(next.premium) > 74}
            />
          )}
          {range && (
            <Label
              at={low > 45 ? high : low}
              line={2}
              value={formatFigure(range, '€')}
              words="estimateur"
            />
          )}
          {marks.map((mark, index) => (
            <g key={mark} className={index % 2 === 1 ? 'max-md:hidden' : undefined}>
              <line
                x1={`${at(mark)}%`}
                x2={`${at(mark)}%`}
                y1="6rem"
                y2="6.3rem"
                stroke="currentColor"
                strokeWidth="1"
              />
              <text x={`${at(mark)}%`} y="7.4rem" textAnchor={getAnchor(mark, end)}>
                {formatEuros(mark)}
              </text>
            </g>
          ))}
        </g>
        <line x2="100%" y1="6rem" y2="6rem" stroke="currentColor" strokeWidth="2" />
      </svg>
    </figure>
  );
}
