import { ReadingPath } from '#src/components/charts/path.tsx';
import { Link } from '#src/components/ui/link.tsx';
import { RecordCard } from '#src/components/ui/record-card.tsx';
import { allOf } from '#src/content/documents.ts';
import { figureText } from '#src/content/figures.ts';
import { figure } from '#src/content/tables.ts';
import { CardText } from './card-text.tsx';

const text = (id: string) => figureText(figure('delais', id));

/** The recommended path: the guides in their order, each as wide as its time. */
export const GuidePath = () => (
  <ReadingPath
    steps={allOf('guides').map(({ route, theme, carte }) => {
      const minutes = figure('delais', carte.duration).valeur;
      return { href: route, theme, minutes: typeof minutes === 'number' ? minutes : 1, duration: text(carte.duration) };
    })}
  />
);

export const GuideList = () => (
  <ol data-block="carte">
    {allOf('guides').map(({ route, theme, carte }, index) => (
      <RecordCard
        key={route}
        rank={index + 1}
        title={
          <h3>
            <Link href={route}>{carte.title}</Link>
          </h3>
        }
        margin={
          <div className="note">
            <span className="note-figure num">{text(carte.duration)}</span>
            <dl className="mt-3 grid grid-cols-[5rem_1fr] gap-x-3 gap-y-1">
              <dt className="soft">Thème</dt>
              <dd className="font-bold">{theme}</dd>
              <dt className="soft">Niveau</dt>
              <dd className="font-bold">{carte.level}</dd>
              <dt className="soft">Pour</dt>
              <dd className="font-bold">{carte.audience}</dd>
            </dl>
          </div>
        }
      >
        <CardText description={carte.description} points={carte.contents} />
      </RecordCard>
    ))}
  </ol>
);
