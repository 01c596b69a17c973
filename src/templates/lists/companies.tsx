import { Link } from '#src/components/ui/link.tsx';
import { allOf } from '#src/content/documents.ts';
import { RichText } from '#src/mdx/rich-text.tsx';

/** The types of company, each with its traits and its risks. */
export const CompanyList = () => (
  <ul data-block="carte">
    {allOf('entreprises').map(({ route, carte }) => (
      <li key={route} className="phase" data-item>
        <div className="phase-clock">
          <h3 className="text-2xl">
            <Link href={route}>{carte.type}</Link>
          </h3>
        </div>
        <div className="phase-body">
          <p>
            <RichText text={carte.description} />
          </p>
          <ul className="mt-4 list-disc pl-5 text-base">
            {carte.characteristics.map((line) => (
              <li key={line} className="mt-1">
                {line}
              </li>
            ))}
          </ul>
        </div>
        <div className="phase-margin margin">
          <div className="note">
            <p className="note-title" data-twin="title">
              Ce qu’elle risque
            </p>
            <ul>
              {carte.risks.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
      </li>
    ))}
  </ul>
);
