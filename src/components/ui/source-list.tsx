import type { Citation } from '#src/content/text/text.ts';
import { formatDocumentDate } from '#src/domain/dates.ts';
import { Fold } from './fold.tsx';
import { Link } from './link.tsx';
import { NotVerified } from './not-verified.tsx';
import { Note } from './note.tsx';

const Cited = ({ source, precision, fact }: Citation) => (
  <>
    {fact && `${fact}\u00A0: `}
    <Link href={source.adresse}>{source.titre}</Link>, {source.editeur}
    {precision && `, ${precision}`}
    {source.precision && `, ${source.precision}`}
    {source.date && `, ${formatDocumentDate(source.date)}`}
    <NotVerified source={source} />
  </>
);

/** Where what is said comes from: in a margin as a note, elsewhere as a line; several fold. */
export function SourceList({ citations, inMargin = false }: { citations: Citation[]; inMargin?: boolean }) {
  if (citations.length === 0) return null;
  const list = (
    <ul className={inMargin ? 'sources' : 'source-line not-prose'}>
      {citations.map((citation) => (
        <li key={`${citation.source.adresse} ${citation.precision ?? ''}`}>
          <Cited {...citation} />
        </li>
      ))}
    </ul>
  );
  const isOne = citations.length === 1;
  const told = isOne ? list : <Fold title={`${citations.length} sources`}>{list}</Fold>;
  if (!inMargin) return isOne ? list : <div className="not-prose">{told}</div>;
  return <Note title={isOne && 'Source'}>{told}</Note>;
}
