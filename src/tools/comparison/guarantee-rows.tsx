import { joinWithAnd } from '#src/lib/join-with-and.ts';
import { Sign } from '#src/ui/sign.tsx';
import { Cells, type Columns } from './cells.tsx';
import type { ComparedOffer, Guarantee } from './compared.ts';

export const Legend = () => (
  <p className="small mt-4 flex max-w-none flex-wrap gap-x-6 gap-y-2" aria-hidden="true">
    <span>
      <Sign name="covered" /> Incluse, d’après notre grille
    </span>
    <span>
      <Sign name="absent" /> Absente de notre grille : à demander
    </span>
  </p>
);

const included =
  ({ id }: Guarantee) =>
  ({ garanties }: ComparedOffer) =>
    garanties[id] === true;

type AlikeProps = { rows: Guarantee[]; among: ComparedOffer[]; where: string; className: string };

const AlikeCount = ({
  rows,
  verb,
  className,
}: {
  rows: Guarantee[];
  verb: string;
  className: string;
}) => (
  <span className={className}>
    {verb} {rows.length} {rows.length > 1 ? 'garanties identiques' : 'garantie identique'}
  </span>
);

/** What a fold holds, so that nobody must open it to know. */
function AlikeNames({ rows, among: [first], where, className }: AlikeProps) {
  const named = (isIn: boolean) =>
    joinWithAnd(rows.flatMap((row) => (first && included(row)(first) === isIn ? row.nom : [])));
  return (
    <span className={className}>
      {named(true) && `Incluses ${where}\u00A0: ${named(true)}. `}
      {named(false) && `Absentes ${where}\u00A0: ${named(false)}.`}
    </span>
  );
}

/**
 * A silent square for what is included; only what is absent carries a word. Rows alike fold, on a
 * phone from the start.
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
    <tbody className="framed guarantees">
      <tr className="fold no-print">
        <th scope="row">
          <label className="tick text-sm leading-[1.3]">
            <input type="checkbox" />
            <AlikeCount rows={narrow} verb="Montrer" className="md:hidden" />
            <AlikeCount rows={wide} verb="Replier" className="max-md:hidden" />
          </label>
        </th>
        <td colSpan={columns.offers.length} className="text-sm">
          <AlikeNames
            rows={narrow}
            among={front}
            where={`chez ${joinWithAnd(front.map(({ nom }) => nom))}`}
            className="md:hidden"
          />
          <AlikeNames
            rows={wide}
            among={columns.offers}
            where="partout"
            className="max-md:hidden"
          />
        </td>
      </tr>
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
    </tbody>
  );
}
