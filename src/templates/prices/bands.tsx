import { type Bar, Bars } from '#src/components/charts/bars.tsx';
import { table } from '#src/content/tables.ts';
import { formatEuros, formatFigure } from '#src/domain/numbers.ts';

/** What the price buys, by size, with the cover drawn to scale. */
export function Bands() {
  const { tranches } = table('estimateur');
  const bars: Bar[] = tranches.map(({ nom, prix, plafond, ouvert }) => ({
    name: `${nom}, ${prix ? `${formatFigure(prix, '€')} par mois` : 'sur devis'}`,
    value: `${formatEuros(plafond * 1e6)}${ouvert ? ' et plus' : ''}`,
    high: plafond,
  }));
  return (
    <div data-block="tranches">
      <Bars
        title="Couverture maximale selon la taille, à l’échelle"
        bars={bars}
        data={['Taille et prix', 'Couverture maximale']}
      />
      <p className="source-line">Données indicatives, sans source publique.</p>
    </div>
  );
}
