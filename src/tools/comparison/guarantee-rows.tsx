import { joinWithAnd } from '#src/lib/join-with-and.ts';
import { Sign } from '#src/ui/sign.tsx';
import { Cells, type Columns } from './cells.tsx';
import type { ComparedOffer, Guarantee } from './compared.ts';

export const Legend = () => (
  <small className="mt-2 flex flex-wrap gap-x-6 gap-y-2 text-encre" aria-hidden="true">
    <span>
      <Sign name="covered" /> Incluse, d’après notre grille
    </span>
    <span>
      <Sign name="absent" /> Absente : à demander
    </span>
  </small>
);

const included =
  ({ id }: Guarantee) =>
  ({ garanties }: ComparedOffer) =>
    garanties[id] === true;

type AlikeProps = { rows: Guarantee[]; among: ComparedOffer[]; where: string; className: string };

const AlikeCount = ({ rows, className }: Pick<AlikeProps, 'rows' | 'className'>) => (
  <span className={className}>
    Montrer {rows.length} {rows.length > 1 ? 'garanties identiques' : 'garantie identique'}
  </span>
);

/** Names the guarantees of a closed fold. */
function AlikeNames({ rows, among: [first], where, className }: AlikeProps) {
  const joinNames = (isIn: boolean) =>
    joinWithAnd(rows.flatMap((row) => (first && included(row)(first) === isIn ? row.nom : [])));
  return (
    <span className={className}>
      {joinNames(true) && `Incluses ${where}\u00A0: ${joinNames(true)}. `}
      {joinNames(false) && `Absentes ${where}\u00A0: ${joinNames(false)}.`}
    </span>
  );
}

/**
 * A silent square for what is included; only what is absent carries a word. Rows alike fold from
 * the start: on a phone those of the offers in front, elsewhere those of all offers.
 */
export function GuaranteeRows({
  guarantees,
  inFront,
  ...columns
}: Columns & { guarantees: Guarantee[]; inFront: number }) {
  const front = columns.offers.slice(0, inFront);
  const alike = (among: ComparedOffer[]) =>
    guarantees.filter((row) => new Set(among.map(included(row))).size === 1);
  const [narrow, wide] = [alike(front), alike(columns.offers)];
  return (
    <>
      {guarantees.map((row) => {
        const { id, nom, explication } = row;
        const isIncluded = included(row);
        return (
          <tr
            key={id}
            data-alike={[narrow.includes(row) && 'narrow', wide.includes(row) && 'wide']
              .filter(Boolean)
              .join(' ')}
          >
            <th scope="row">
              {nom}
              <small>{explication}</small>
            </th>
            <Cells {...columns} className={(offer) => (isIncluded(offer) ? 'yes' : 'no')}>
              {(offer) => (
                <span>
                  <Sign name={isIncluded(offer) ? 'covered' : 'absent'} />
                  <span className={isIncluded(offer) ? 'sr-only' : 'word'}>
                    {isIncluded(offer) ? 'Incluse' : 'Absente'}
                  </span>
                </span>
              )}
            </Cells>
          </tr>
        );
      })}
      <tr className="fold">
        <th scope="row">
          <label className="tick text-sm leading-[1.3] print:hidden">
            <input type="checkbox" />
            <AlikeCount rows={narrow} className="md:hidden" />
            <AlikeCount rows={wide} className="max-md:hidden" />
          </label>
        </th>
        <td colSpan={columns.offers.length} className="text-sm">
          <AlikeNames
            rows={narrow}
            among={front}
            where={`chez ${joinWithAnd(front.map(({ nom }) => nom))}`}
            className="md:hidden print:hidden"
          />
          <AlikeNames
            rows={wide}
            among={columns.offers}
            where="partout"
            className="max-md:hidden print:inline"
          />
        </td>
      </tr>
    </>
  );
}
