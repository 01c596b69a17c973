import { comparedOffers } from '#src/content/offers.ts';
import { table } from '#src/content/tables.ts';
import { upperFirst } from '#src/lib/letters.ts';
import { Fold } from '#src/ui/fold.tsx';
import { Texts } from '#src/ui/texts.tsx';
import { InsurerTitle, writeStartingPrice } from '../insurers.tsx';

const Points = ({ title, points }: { title: string; points: string[] }) => (
  <div>
    <h4 className="font-bold">{title}</h4>
    <ul>
      <Texts of={points} className="border-t border-filet py-1" />
    </ul>
  </div>
);

/**
 * Lists as many strengths as weaknesses of each offer, then the insurers that are not in the table.
 * The parts of neighbouring offers begin at the same height. On a phone, these parts are folded.
 */
export const Cards = () => (
  <ul
    className="border-t-2 border-encre @sm:grid @sm:grid-cols-2 @sm:gap-x-colonne @lg:grid-cols-4"
    data-block="cartes"
  >
    {comparedOffers().map((offer) => (
      <li key={offer.id} className="border-b border-filet py-4 text-base leading-serre" data-item>
        <InsurerTitle {...offer} />
        <Fold title="Points forts, vigilance, services" isNarrow>
          <Points title="Points forts" points={offer.avantages} />
          <Points title="Points de vigilance" points={offer.inconvenients} />
          <dl className="small space-y-1">
            {[
              ['Spécialités', offer.specificites],
              ['Vise', offer.secteursCibles],
              ['Services compris', offer.servicesInclus],
            ].map(([name, listed]) => (
              <div key={String(name)}>
                <dt className="font-bold">{name}</dt>
                <dd>{[listed].flat().join('\u202F; ')}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      </li>
    ))}
    {Object.values(table('assureurs').lignes).map(
      (row) =>
        !row.compare && (
          <li key={row.nom} className="py-4 text-base leading-serre">
            <InsurerTitle {...row} />
            <p>{upperFirst(writeStartingPrice(row))}.</p>
          </li>
        ),
    )}
  </ul>
);
