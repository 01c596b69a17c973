import { ReadingPath } from '#src/components/charts/path.tsx';
import { Link } from '#src/components/ui/link.tsx';
import { allOf } from '#src/content/documents.ts';
import { figureText } from '#src/content/figures.ts';
import { figure } from '#src/content/tables.ts';
import { RichText } from '#src/mdx/rich-text.tsx';

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
      <li key={route} className="phase ranked" data-item>
        <p className="phase-clock num" aria-hidden="true">
          {index + 1}
        </p>
        <div className="phase-body">
          <h3>
            <Link href={route}>{carte.title}</Link>
          </h3>
          <p>
            <RichText text={carte.description} />
          </p>
          <ul className="mt-4 list-disc pl-5 text-base">
            {carte.contents.map((content) => (
              <li key={content} className="mt-1">
                {content}
              </li>
            ))}
          </ul>
        </div>
        <div className="phase-margin margin">
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
        </div>
      </li>
    ))}
  </ol>
);
