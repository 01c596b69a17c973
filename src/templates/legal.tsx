import type { ReactNode } from 'react';
import { Link } from '#src/components/ui/link.tsx';
import { buildDate } from '#src/config/build-date.ts';
import type { Document } from '#src/content/kinds.ts';
import { contentsOf } from '#src/content/texts.ts';
import { formatDate, formatShortDate } from '#src/domain/dates.ts';
import { Body } from '#src/mdx/body.tsx';
import { Changes } from './changes.tsx';
import { Shell } from './shell.tsx';

type Legal = Document<'legal'>;

/**
 * The day that the specification wants, of the first version or of the reading, beside the one on which the text last changed.
 */
const Dated = ({ document: { datee, version, changements } }: { document: Legal }): ReactNode => {
  const changed = changements[0]?.date ?? datee;
  const now = buildDate();
  return (
    <p className="small mb-4" data-block="datee">
      {datee !== 'jour' && (
        <>
          Page du <time dateTime={datee}>{formatShortDate(datee)}</time>.{' '}
        </>
      )}
      Version {version}, modifiée le <time dateTime={changed}>{formatShortDate(changed)}</time>.{' '}
      {datee === 'jour' && (
        <current-date>
          Dernière mise à jour et date d’entrée en vigueur{'\u202F'}: page affichée le{' '}
          <time dateTime={now}>{formatDate(now)}</time>.
        </current-date>
      )}
    </p>
  );
};

/** A numbered contract, sober, with the same in plain words in the margin. */
export const LegalTemplate = ({ document }: { document: Legal }) => (
  <Shell
    document={document}
    lead={
      <nav className="contents" aria-label="Articles">
        <Dated document={document} />
        <ol data-block="articles">
          {contentsOf(document.source).map(({ id, title }, index) => (
            <li key={id} data-item>
              <Link href={`#${id}`}>
                <span className="num font-bold" aria-hidden="true">
                  {index + 1}
                </span>
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    }
  >
    <div className="articles">
      <Body document={document} />
    </div>
    <Changes title="Versions de cette page" changes={document.changements} />
  </Shell>
);
