import { upperFirst } from '#src/lib/letters.ts';
import { formatTurnover, type TurnoverClass } from '#src/lib/market-price.ts';
import { formatEuros } from '#src/lib/numbers.ts';

type Props = {
  classes: TurnoverClass[];
  /** Id of the class whose price the page shows above the table. */
  shown: string;
};

/**
 * Shows the measured prices of all turnover classes. On a phone, the values of a class are below
 * its name.
 */
export function ClassTable({ classes, shown }: Props) {
  const year = classes[0]?.year;
  const nextYear = classes.find(({ next }) => next)?.next?.year;
  const head = [
    ['Chiffre d’affaires'],
    [`Prime de ${year}, environ`, String(year)],
    ...(nextYear ? [[`Aux taux de ${nextYear}`, String(nextYear)]] : []),
    ['Plafond', 'Plafond'],
    ['Franchise', 'Franchise'],
  ];
  return (
    <table className="table num mt-5" data-block="classes">
      <caption className="type-title">Moyennes par chiffre d’affaires</caption>
      <thead className="max-md:sr-only">
        <tr>
          {head.map(([name, onPhone]) => (
            <th key={name} scope="col" className={onPhone ? 'md:text-right last:pr-0' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {classes.map(({ id, premium, next, limit, retention, from, to }) => {
          const values = [
            formatEuros(premium),
            ...(nextYear ? [next ? formatEuros(next.premium) : 'non publié'] : []),
            formatEuros(limit),
            formatEuros(retention),
          ];
          const isShown = id === shown;
          return (
            <tr
              key={id}
              className={`max-md:grid max-md:gap-x-3 max-md:border-b max-md:border-filet max-md:py-1.5 max-md:*:border-0 max-md:*:p-0 ${isShown ? 'font-bold' : ''}`.trim()}
              aria-current={isShown || undefined}
            >
              <th scope="row" className="max-md:col-span-full">
                <span className={isShown ? 'mark' : undefined}>
                  {upperFirst(formatTurnover({ from, to }))}
                </span>
              </th>
              {values.map((value, column) => (
                <td
                  key={head[column + 1]?.[0]}
                  className="max-md:flex max-md:flex-wrap max-md:justify-between text-right wrap-anywhere last:pr-0"
                  data-label={head[column + 1]?.[1]}
                >
                  {value}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
