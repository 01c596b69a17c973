import { joinWithAnd } from '#src/lib/join-with-and.ts';
import { Sign } from '#src/ui/sign.tsx';
import { Cells, type Columns } from './cells.tsx';
import type { ComparedOffer, Guarantee } from './compared.ts';

export const Legend = () => (
  <span className="type-plain mt-1 flex flex-wrap gap-x-6 gap-y-1" aria-hidden="true">
    <span>
      <Sign name="covered" /> Incluse, d’après notre grille
    </span>
    <span>
      <Sign name="absent" /> Absente : à demander
    </span>
  </span>
);

const included =
  ({ id }: Guarantee) =>
  ({ garanties }: ComparedOffer) =>
    garanties[id] === true;

/**
 * Shows a row for each guarantee, with an icon for each offer. Guarantees that are the same in all
 * offers are hidden until the visitor checks a box; one more row names them.
 */
export function GuaranteeRows({ guarantees, ...columns }: Columns & { guarantees: Guarantee[] }) {
  const { offers } = columns;
  const alike = guarantees.filter((row) => new Set(offers.map(included(row))).size === 1);
  const joinNames = (isIn: boolean) =>
    joinWithAnd(
      alike.flatMap((row) => (offers.every((each) => included(row)(each) === isIn) ? row.nom : [])),
    );
  return (
    <>
      {guarantees.map((row) => {
        const { id, nom, explication } = row;
        const isIncluded = included(row);
        return (
          <tr key={id} data-guarantee={id} data-alike={alike.includes(row) || undefined}>
            <th scope="row">
              {nom}
              <small>{explication}</small>
            </th>
            <Cells {...columns} className={(offer) => (isIncluded(offer) ? '' : 'no')}>
              {(offer) => (
                <span
                  className={
                    isIncluded(offer)
                      ? undefined
                      : 'inline-flex flex-wrap items-center justify-center gap-1.5 bg-papier px-[min(--spacing(2),1vw)] py-1 print:py-0'
                  }
                >
                  <Sign name={isIncluded(offer) ? 'covered' : 'absent'} />
                  <span className={isIncluded(offer) ? 'sr-only' : 'text-sm font-bold'}>
                    {isIncluded(offer) ? 'Incluse' : 'Absente'}
                  </span>
                </span>
              )}
            </Cells>
          </tr>
        );
      })}
      {alike.length > 0 && (
        <tr className="alike-row">
          <th scope="row">
            <label className="tick text-sm leading-[1.3] print:hidden">
              <input type="checkbox" />
              <span>
                Montrer{' '}
                {alike.length > 1
                  ? `${alike.length} garanties identiques`
                  : 'la garantie identique'}
              </span>
            </label>
          </th>
          <td
            colSpan={offers.length}
            className="px-4 pb-3 text-left text-sm max-lg:px-2 max-lg:pt-0"
          >
            {joinNames(true) && `Incluses partout\u00A0: ${joinNames(true)}. `}
            {joinNames(false) && `Absentes partout\u00A0: ${joinNames(false)}.`}
          </td>
        </tr>
      )}
    </>
  );
}
