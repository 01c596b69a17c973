import { marketClasses, shownYear, table } from '#src/content/tables.ts';
import { upperFirst } from '#src/lib/letters.ts';
import { formatTurnover } from '#src/lib/market-price.ts';
import { formatEuros, formatFigure } from '#src/lib/numbers.ts';
import { Bars } from '#src/ui/charts/bars.tsx';

export function Bands() {
  const { tranches } = table('estimateur');
  const bars = tranches.map(({ nom, prix, plafond, ouvert }) => ({
    name: `${nom}, ${prix ? `${formatFigure(prix, '€')} par mois` : 'sur devis'}`,
    value: `${formatEuros(plafond * 1e6)}${ouvert ? ' et plus' : ''}`,
    high: plafond,
  }));
  return (
    <div data-block="tranches">
      <Bars title="Couverture maximale selon la taille, à l’échelle" bars={bars} isIndicative />
      <p className="source-line">Données indicatives, sans source publique.</p>
    </div>
  );
}

/**
 * Shows the measured prices of all turnover classes, for visitors who choose no class or have no
 * scripts. On a phone, the values of a class are below its name.
 */
export function ClassTable() {
  const { annee, tendance } = shownYear();
  const head = [
    ['Chiffre d’affaires'],
    [`Prime de ${annee}, environ`, String(annee)],
    ...(tendance ? [[`Aux taux de ${tendance.annee}`, String(tendance.annee)]] : []),
    ['Plafond', 'Plafond'],
    ['Franchise', 'Franchise'],
  ];
  const rows = marketClasses().map(({ premium, next, limit, retention, from, to }) => [
    upperFirst(formatTurnover({ from, to })),
    formatEuros(premium),
    ...(tendance ? [next ? formatEuros(next.premium) : 'non publié'] : []),
    formatEuros(limit),
    formatEuros(retention),
  ]);
  return (
    <table className="table num" data-block="classes">
      <caption className="sr-only">
        Prime, plafond et franchise moyens, par classe de chiffre d’affaires
      </caption>
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
        {rows.map(([name, ...values]) => (
          <tr
            key={name}
            className="max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:border-b max-md:border-filet max-md:py-1.5 max-md:*:border-0 max-md:*:p-0"
          >
            <th scope="row" className="max-md:col-span-full">
              {name}
            </th>
            {values.map((value, column) => (
              <td
                key={head[column + 1]?.[0]}
                className="max-md:flex max-md:flex-wrap max-md:justify-between text-right wrap-anywhere last:pr-0"
                data-label={`${head[column + 1]?.[1]}\u00A0: `}
              >
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
