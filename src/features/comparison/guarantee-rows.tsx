import { Sign } from '#src/components/ui/sign.tsx';
import { Cells, type Columns } from './cells.tsx';
import type { ComparedOffer, Guarantee } from './compared.ts';

export const Legend = () => (
  <p className="legend small mt-4 flex max-w-none flex-wrap gap-x-6 gap-y-2" aria-hidden="true">
    <span>
      <Sign name="covered" /> Incluse, d’après notre grille
    </span>
    <span>
      <Sign name="absent" /> Absente de notre grille : à demander
    </span>
  </p>
);

/** A silent square for what is included; only what is absent carries a word. */
export const GuaranteeRows = ({ guarantees, ...columns }: Columns & { guarantees: Guarantee[] }) => (
  <tbody className="framed guarantees">
    {guarantees.map(({ id, nom, explication }) => {
      const isIncluded = ({ garanties }: ComparedOffer) => garanties[id] === true;
      return (
        <tr key={id}>
          <th scope="row">
            {nom}
            <small>{explication}</small>
          </th>
          <Cells {...columns} className={(offer) => (isIncluded(offer) ? 'yes' : 'no')}>
            {(offer) => (
              <span>
                <Sign name={isIncluded(offer) ? 'covered' : 'absent'} />
                <span className={isIncluded(offer) ? 'sr-only' : 'word'}>{isIncluded(offer) ? 'Incluse' : 'Absente'}</span>
              </span>
            )}
          </Cells>
        </tr>
      );
    })}
  </tbody>
);
