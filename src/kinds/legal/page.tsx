import { Body } from '#src/blocks/registry.tsx';
import { getBuildDate } from '#src/config/build-date.ts';
import type { Document } from '#src/content/kinds.ts';
import { listHeadings } from '#src/content/texts.ts';
import { formatDate, formatShortDate } from '#src/lib/dates.ts';
import { Link } from '#src/ui/link.tsx';
import { Changes } from '../changes.tsx';
import type { Row } from '../page.tsx';
import { TitledSection } from '../titled-section.tsx';

type Legal = Document<'legal'>;

/**
 * Shows when the text was written or, if the specification requires it, today's date. Also shows
 * when the text last changed.
 */
const Dated = ({ datee, version, changements }: Legal) => {
  const changed = changements[0]?.date ?? datee;
  const now = getBuildDate();
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
          Dernière mise à jour et date d’entrée en vigueur{'\u00A0'}: page affichée le{' '}
          <time dateTime={now}>{formatDate(now)}</time>.
        </current-date>
      )}
    </p>
  );
};

const Contents = (document: Legal) => (
  <nav className="pb-6" aria-label="Articles">
    <Dated {...document} />
    <ol className="columns-[15rem] gap-x-8 text-base leading-[1.3]" data-block="articles">
      {listHeadings(document.source).map(({ id, title }, index) => (
        <li key={id} className="break-inside-avoid" data-item>
          <Link
            href={`#${id}`}
            className="flex min-h-cible items-center gap-3 border-b border-filet py-2 text-encre"
          >
            <span className="num font-bold" aria-hidden="true">
              {index + 1}
            </span>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);

/** Parts of a legal page: numbered articles, with a version in plain language in the margin. */
export const legal: Row<'legal'> = {
  lead: Contents,
  text: (document) => (
    <div className="articles text-base">
      <Body document={document} layout="articles" />
    </div>
  ),
  end: ({ changements }) => (
    <TitledSection title="Versions de cette page">
      <Changes changes={changements} />
    </TitledSection>
  ),
};
