import type { Estimate } from '#src/lib/estimate.ts';
import { formatTurnover, type TurnoverClass } from '#src/lib/market-price.ts';
import { formatEuros, formatFigure } from '#src/lib/numbers.ts';
import { getAxisMarks, getPercent } from '#src/lib/scale.ts';

/** Height of a label, in rem. */
const ROW = 2.3;

type LabelProps = { at: number; row: number; value: string; words: string; isBefore?: boolean };

/**
 * Writes a price and its description below it, to the left or right of its mark, where there is
 * more room.
 */
const Label = ({ at, row, value, words, isBefore = at > 45 }: LabelProps) => {
  const place = {
    x: `${at}%`,
    dx: isBefore ? '-0.5rem' : '0.5rem',
    textAnchor: isBefore ? 'end' : 'start',
  } as const;
  return (
    <>
      <text
        {...place}
        y={`${1.1 + ROW * row}rem`}
        className="font-titre font-bold"
        fontSize="min(1.125rem, 4.2vw)"
      >
        {value}
      </text>
      <text {...place} y={`${2.1 + ROW * row}rem`}>
        {words}
      </text>
    </>
  );
};

const outlined = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 };

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
  const nextAt = at(next?.premium ?? 0);
  const isNextBefore = nextAt > 74;
  // The first two labels fit next to each other if they are on the outer sides of their marks.
  const nextRow = at(premium) > 45 && nextAt > at(premium) && !isNextBefore ? 0 : 1;
  const rangeRow = next ? nextRow + 1 : 1;
  const base = ROW * (rangeRow + 1) + 2.1;
  const pole = { width: 6, height: `${base}rem`, transform: 'translate(-3)' };
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
        height={`${base + 1.5}rem`}
        fill="currentColor"
        role="img"
        aria-label={label.filter(Boolean).join(' ')}
      >
        <rect {...pole} data-mark="mesure" x={`${at(premium)}%`} />
        {next && <rect {...pole} {...outlined} data-mark="tendance" x={`${nextAt}%`} />}
        {range && (
          <rect
            data-mark="estimateur"
            x={`${low}%`}
            width={`${Math.max(high - low, 0.5)}%`}
            y={`${base - 1.875}rem`}
            height="1.875rem"
            {...outlined}
          />
        )}
        {/* The outline of the text keeps lines behind it away from the letters. The text grows
            at most to a share of the screen width, because it would not fit at a large text
            size of the reader. */}
        <g fontSize="min(0.875rem, 4.2vw)" paintOrder="stroke" stroke="Canvas" strokeWidth="6">
          <Label
            at={at(premium)}
            row={0}
            value={formatEuros(premium)}
            words={`mesuré en ${year}`}
          />
          {next && (
            <Label
              at={nextAt}
              row={nextRow}
              value={formatEuros(next.premium)}
              words={`taux ${next.year}`}
              isBefore={isNextBefore}
            />
          )}
          {range && (
            <Label
              at={low > 45 ? high : low}
              row={rangeRow}
              value={formatFigure(range, '€')}
              words="estimateur"
            />
          )}
          {marks.map((mark, index) => (
            <g key={mark} className={index % 2 === 1 ? 'max-md:hidden' : undefined}>
              <line
                x1={`${at(mark)}%`}
                x2={`${at(mark)}%`}
                y1={`${base}rem`}
                y2={`${base + 0.3}rem`}
                stroke="currentColor"
                strokeWidth="1"
              />
              <text x={`${at(mark)}%`} y={`${base + 1.4}rem`} textAnchor={getAnchor(mark, end)}>
                {formatEuros(mark)}
              </text>
            </g>
          ))}
        </g>
        <line x2="100%" y1={`${base}rem`} y2={`${base}rem`} stroke="currentColor" strokeWidth="2" />
      </svg>
    </figure>
  );
}
