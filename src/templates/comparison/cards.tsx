import { RecordCard } from '#src/components/ui/record-card.tsx';
import { comparedOffers } from '#src/content/offers.ts';
import { InsurerTitle } from '../lists/insurers.tsx';

const Points = ({ title, points }: { title: string; points: string[] }) => (
  <div>
    <h4 className="font-bold">{title}</h4>
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
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
        isFacing
        margin={
          <dl className="note traits">
            <dt>Spécialités</dt>
            <dd>{offer.specificites.join(', ')}</dd>
            <dt>Vise, selon notre grille</dt>
            <dd>{offer.secteursCibles.join(', ')}</dd>
            <dt>Services compris</dt>
            <dd>{offer.servicesInclus.join(', ')}</dd>
          </dl>
        }
      >
        <Points title="Points forts" points={offer.avantages} />
        <Points title="Points de vigilance" points={offer.inconvenients} />
      </RecordCard>
    ))}
  </ul>
);
