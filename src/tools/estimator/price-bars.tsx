import { formatTurnover, type TurnoverClass } from '#src/lib/market-price.ts';
import { formatEuros } from '#src/lib/numbers.ts';
import { Bars } from '#src/ui/charts/bars.tsx';

/** Draws the measured price of a class next to the price at the rates of the next year. */
export const PriceBars = ({ of: { premium, year, next, ...bounds } }: { of: TurnoverClass }) =>
  next && (
    <Bars
      title={`Entreprises de ${formatTurnover(bounds)}, en euros par an`}
      bars={[
        { name: `Mesuré en ${year}`, value: formatEuros(premium), high: premium },
        {
          name: `Aux taux de ${next.year}`,
          value: formatEuros(next.premium),
          high: next.premium,
          isStrong: false,
        },
      ]}
    />
  );
