import { Link } from '#src/components/ui/link.tsx';
import { RecordCard } from '#src/components/ui/record-card.tsx';
import { allOf } from '#src/content/documents.ts';
import { CardText } from './card-text.tsx';

/** The types of company, each with its traits and its risks. */
export const CompanyList = () => (
  <ul data-block="carte">
    {allOf('entreprises').map(({ route, carte }) => (
      <RecordCard
        key={route}
        title={
          <h3 className="text-2xl">
            <Link href={route}>{carte.type}</Link>
          </h3>
        }
        margin={
          <div className="note">
            <p className="note-title" data-twin="title">
              Ce qu’elle risque
            </p>
            <ul>
              {carte.risks.map((risk) => (
                <li key={risk}>{risk}</li>
              ))}
            </ul>
          </div>
        }
      >
        <CardText description={carte.description} points={carte.characteristics} />
      </RecordCard>
    ))}
  </ul>
);
