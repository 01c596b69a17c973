import type { Estimate } from '#src/lib/estimate.ts';
import { formatTurnover, type TurnoverClass } from '#src/lib/market-price.ts';
import { formatEuros, formatFigure } from '#src/lib/numbers.ts';
import { getAxisMarks, getPercent } from '#src/lib/scale.ts';

const figureSize = 'min(1.125rem, 4.2vw)';

/** Height of a label, in rem. */
const ROW = 2.3;

type LabelProps = { at: number; row: number; value: string; words: string };

/**
 * Writes a price and its description below it, to the left or right of its mark, where there is
 * more room.
 */
const Label = ({ at, row, value, words }: LabelProps) => {
  const isBefore = at > 45;
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
        fontSize={figureSize}
      >
        {value}
      </text>
      <text {...place} y={`${2.1 + ROW * row}rem`}>
        {words}
      </text>
    </>
  );
};

function getAnchor(mark: number, end: number): 'start' | 'middle' | 'end' {
  if (mark === 0) return 'start';
  return mark === end ? 'end' : 'middle';
}

type Props = { of: TurnoverClass; range: Estimate['year'] | undefined };

/**
 * Draws the measured price and the estimated range on one axis, with the amounts next to the
 * marks.
 */
export function PriceAxis({ of: { premium, year, ...bounds }, range }: Props) {
  const marks = getAxisMarks(Math.max(premium, range?.[1] ?? 0));
  const end = marks.at(-1) ?? 1;
  const at = (euros: number) => getPercent(euros, end);
  const [low, high] = range ? [at(range[0]), at(range[1])] : [0, 0];
  const base = 2 * ROW + 2.1;
  const label = [
    `Mesuré en ${year}\u00A0: environ ${formatEuros(premium)}.`,
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
        <rect
          data-mark="mesure"
          x={`${at(premium)}%`}
          width="6"
          height={`${base}rem`}
          transform="translate(-3)"
        />
        {range && (
          <rect
            data-mark="estimateur"
            x={`${low}%`}
            width={`${Math.max(high - low, 0.5)}%`}
            y={`${base - 1.875}rem`}
            height="1.875rem"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
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
          {range && (
            <Label
              at={low > 45 ? high : low}
              row={1}
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
