import { table } from '#src/content/tables.ts';
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
