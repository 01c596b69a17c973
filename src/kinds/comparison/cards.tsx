import { comparedOffers } from '#src/content/offers.ts';
import { RecordCard } from '#src/ui/record-card.tsx';
import { Texts } from '#src/ui/texts.tsx';
import { InsurerTitle } from '../insurers.tsx';

const Points = ({ title, points }: { title: string; points: string[] }) => (
  <div>
    <h4 className="font-bold">{title}</h4>
    <ul>
      <Texts of={points} />
    </ul>
  </div>
);

/** Strengths and vigilance of each, as many of one as of the other. */
export const Cards = () => (
  <ul data-block="cartes">
    {comparedOffers().map((offer) => (
      <RecordCard
        key={offer.id}
        title={<InsurerTitle {...offer} />}
        notes={
          <div className="note">
            {[
              ['Spécialités', offer.specificites],
              ['Vise', offer.secteursCibles],
              ['Services compris', offer.servicesInclus],
            ].map(([name, listed]) => (
              <p key={String(name)}>
                <b>{`${name}\u00A0:`}</b> {[listed].flat().join(', ')}.{' '}
              </p>
            ))}
          </div>
        }
      >
        <div className="facing grid grid-cols-2 gap-x-4">
          <Points title="Points forts" points={offer.avantages} />
          <Points title="Points de vigilance" points={offer.inconvenients} />
        </div>
      </RecordCard>
    ))}
  </ul>
);
