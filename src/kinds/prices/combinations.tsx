import { secteursEstimateur } from '#src/content/schemas/price-tables.ts';
import { table } from '#src/content/tables.ts';
import { estimate } from '#src/lib/estimate.ts';
import { formatFigure } from '#src/lib/numbers.ts';
import { getAxisEnd } from '#src/lib/scale.ts';
import { Range } from '#src/ui/charts/track.tsx';

/**
 * All the combinations of sector and size, for those who would rather not choose, or have no
 * scripts.
 */
export function CombinationTable() {
  const { secteurs, tailles } = table('estimateur');
  const rows = secteursEstimateur.map((id) => ({
    id,
    nom: secteurs[id].nom,
    results: tailles.map((size) => ({ size, result: estimate(secteurs[id], size.multiplicateur) })),
  }));
  const end = getAxisEnd(
    Math.max(...rows.flatMap(({ results }) => results.map(({ result }) => result?.month[1] ?? 0))),
  );
  return (
    <div
      className="scroller"
      role="region"
      aria-labelledby="combinaisons"
      tabIndex={0}
      data-block="tableau"
    >
      <table className="table num table-stack table-tight combinations">
        <caption id="combinaisons">
          Par mois et par an, selon le secteur et les salariés, avant avis de l’assureur.{' '}
          <span className="soft font-normal">Traits de 0 à {end} € par mois</span>
        </caption>
        <thead>
          <tr className="gap-y-2">
            <th scope="col">Secteur</th>
            {tailles.map(({ id, nom, description }) => (
              <th key={id} scope="col" className="right">
                {nom},{' '}
                <span className="whitespace-nowrap max-md:[:not(:last-child)>&]:block">
                  {description.replace(/\s+salariés/, '')}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, nom, results }) => (
            <tr key={id} className="pb-0">
              <th scope="row">{nom}</th>
              {results.map(({ size, result }) => (
                <td key={size.id} className="right" data-item>
                  {result ? (
                    <>
                      <b>{formatFigure(result.month, '€')}</b>
                      <span className="soft small block whitespace-nowrap">
                        {formatFigure(result.year, '€')}
                        <span className="max-md:hidden"> / an</span>
                      </span>
                      <Range
                        className="track mt-1.5 ml-auto h-1.25 max-w-44 max-md:border-0"
                        low={result.month[0]}
                        high={result.month[1]}
                        end={end}
                      />
                    </>
                  ) : (
                    'Sur devis personnalisé'
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
