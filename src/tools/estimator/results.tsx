import { estimate } from '#src/lib/estimate.ts';
import { formatFigure } from '#src/lib/numbers.ts';
import { ScaleBar } from '#src/ui/charts/scale-bar.tsx';
import { Fold } from '#src/ui/fold.tsx';
import type { Prospect, Sector, Size } from './prospect.ts';

const cell = 'border-b border-filet px-2 py-1.5 text-left align-top wrap-anywhere';
const join = (...names: (string | false)[]) => names.filter(Boolean).join(' ');

type Props = { sectors: Sector[]; sizes: Size[]; choice: Prospect };

/**
 * Shows the price ranges for all sectors and sizes on one scale. The chosen one has inverted
 * colours.
 */
export function ResultTable({ sectors, sizes, choice }: Props) {
  const rows = sectors.map(({ id, nom, ...profile }) => ({
    id,
    nom,
    cells: sizes.map((size) => ({ size, result: estimate(profile, size.multiplicateur) })),
  }));
  const end = Math.max(
    ...rows.flatMap(({ cells }) => cells.map(({ result }) => result?.month[1] ?? 0)),
  );
  return (
    <Fold title="Tous les secteurs, en tableau" block="tableau" isNarrow>
      <table className="num w-full table-fixed border-b-2 border-encre text-base leading-serre">
        <caption className="sr-only">
          Les résultats de l’estimateur, par secteur et par effectif
        </caption>
        <thead>
          <tr className="border-b-2 border-encre text-sm">
            <th scope="col" className="w-1/5 pr-2 pb-2 text-left align-bottom max-md:w-1/3">
              <span className="sr-only">Secteur, </span>
              <span className="block font-normal">€ par mois, puis par an</span>
            </th>
            {sizes.map(({ id, nom, description }) => (
              <th
                key={id}
                scope="col"
                className={join('px-2 pb-2 text-left', id !== choice.taille && 'other-size')}
              >
                {nom}{' '}
                <span className="block font-normal">{description.replace(/\s+salariés/, '')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, nom, cells }) => (
            <tr key={id}>
              <th scope="row" className={`${cell} pl-0`}>
                {nom}
              </th>
              {cells.map(({ size, result }) => {
                const isChosen = id === choice.secteur && size.id === choice.taille;
                return (
                  <td
                    key={size.id}
                    className={join(
                      cell,
                      isChosen && 'chosen bg-encre text-papier print:[print-color-adjust:exact]',
                      size.id !== choice.taille && 'other-size',
                    )}
                    aria-current={isChosen || undefined}
                    data-item
                  >
                    {result ? (
                      <>
                        <b className="font-titre">{formatFigure(result.month, '€')}</b>
                        <ScaleBar
                          className="track my-1 h-2.5"
                          parts={[
                            { low: result.month[0], high: result.month[1], look: 'outline-bar' },
                          ]}
                          end={end}
                        />
                        <span className="block text-sm">
                          {formatFigure(result.year, '€')}
                          <span className="sr-only"> / an</span>
                        </span>
                      </>
                    ) : (
                      'Sur devis personnalisé'
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="source-line">
        Repère indicatif du site, avant l’avis d’un assureur. Par mois, sur un axe de 0 à{' '}
        {formatFigure(end, '€')}, puis par an.
      </p>
    </Fold>
  );
}
