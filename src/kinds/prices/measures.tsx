import { marketClasses, shownYear, table } from '#src/content/tables.ts';
import { upperFirst } from '#src/lib/letters.ts';
import { formatTurnover } from '#src/lib/market-price.ts';
import { formatEuros, formatFigure } from '#src/lib/numbers.ts';
import { Bars } from '#src/ui/charts/bars.tsx';
import { DataTable } from '#src/ui/data-table.tsx';

export function Bands() {
  const { tranches } = table('estimateur');
  const bars = tranches.map(({ nom, prix, plafond, ouvert }) => ({
    name: `${nom}, ${prix ? `${formatFigure(prix, '€')} par mois` : 'sur devis'}`,
    value: `${formatEuros(plafond * 1e6)}${ouvert ? ' et plus' : ''}`,
    high: plafond,
  }));
  return (
    <div data-block="tranches">
      <Bars title="Couverture maximale selon la taille, à l’échelle" bars={bars} />
      <p className="source-line">Données indicatives, sans source publique.</p>
    </div>
  );
}

/**
 * Shows the measured prices of all turnover classes, for visitors who choose no class or have no
 * scripts.
 */
export function ClassTable() {
  const { annee, tendance } = shownYear();
  return (
    <div
      className="scroller"
      role="group"
      aria-label="Prix mesurés"
      tabIndex={0}
      data-block="classes"
    >
      <DataTable
        isTight
        caption="Prime, plafond et franchise moyens, par classe de chiffre d’affaires"
        head={[
          'Chiffre d’affaires',
          `Prime de ${annee}, environ`,
          ...(tendance ? [`Aux taux de ${tendance.annee}`] : []),
          'Plafond',
          'Franchise',
        ]}
        rows={marketClasses().map(({ premium, next, limit, retention, from, to }) => [
          upperFirst(formatTurnover({ from, to })),
          formatEuros(premium),
          ...(tendance ? [next ? formatEuros(next.premium) : 'non publié'] : []),
          formatEuros(limit),
          formatEuros(retention),
        ])}
      />
    </div>
  );
}
