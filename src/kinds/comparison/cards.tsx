import { Fragment } from 'react';
import { comparedOffers } from '#src/content/offers.ts';
import { Texts } from '#src/ui/texts.tsx';
import { InsurerTitle } from '../insurers.tsx';

const Points = ({ title, points }: { title: string; points: string[] }) => (
  <div>
    <h4 className="font-bold">{title}</h4>
    <ul>
      <Texts of={points} className="border-t border-filet py-1" />
    </ul>
  </div>
);

/** Lists as many strengths as weaknesses of each offer. */
export const Cards = () => (
  <ul
    className="border-t-2 border-encre @sm:grid @sm:grid-cols-2 @sm:gap-x-colonne @lg:grid-cols-4"
    data-block="cartes"
  >
    {comparedOffers().map((offer) => (
      <li
        key={offer.id}
        className="min-w-0 space-y-2 border-b border-filet py-4 text-base leading-serre"
        data-item
      >
        <InsurerTitle {...offer} />
        <Points title="Points forts" points={offer.avantages} />
        <Points title="Points de vigilance" points={offer.inconvenients} />
        <p className="small">
          {[
            ['Spécialités', offer.specificites],
            ['Vise', offer.secteursCibles],
            ['Services compris', offer.servicesInclus],
          ].map(([name, listed]) => (
            <Fragment key={String(name)}>
              <b>{`${name}\u00A0:`}</b> {[listed].flat().join(', ')}.{' '}
            </Fragment>
          ))}
        </p>
      </li>
    ))}
  </ul>
);
