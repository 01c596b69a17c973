import type { Citation } from '#src/content/mdx/text.ts';
import { formatSourceDate } from '#src/lib/dates.ts';
import { applyTypography } from '#src/lib/typography.ts';
import { Fold } from './fold.tsx';
import { Link } from './link.tsx';
import { NotVerified } from './not-verified.tsx';
import { Note } from './note.tsx';
import { Unbroken } from './unbroken.tsx';

const listed = (words: (string | undefined)[], between = ', ') =>
  applyTypography(words.filter(Boolean).join(between));

/**
 * Names a document as a source. If it proves one fact, the fact is before the title. If it proves
 * several facts, they are after the title.
 */
const Cited = ({ uses }: { uses: Citation[] }) => {
  const [{ source, fact, precision }, ...others] = uses as [Citation, ...Citation[]];
  const isOne = others.length === 0;
  const date = source.date ? formatSourceDate(source) : undefined;
  const each = uses.map((use) => listed([use.fact, use.precision]));
  return (
    <>
      {isOne && fact && `${fact}\u00A0: `}
      <Link href={source.adresse}>{source.titre}</Link>
      <Unbroken
        text={`, ${listed([source.editeur, isOne ? precision : undefined, source.precision, date])}`}
      />
      {!isOne && <Unbroken text={`\u00A0: ${listed(each, '\u202F; ')}`} />}
      <NotVerified source={source} />
    </>
  );
};

/** Lists sources, as a note in the margin or as a line in a section. Folds a long list. */
export function SourceList({
  citations,
  inMargin = false,
}: {
  citations: Citation[];
  inMargin?: boolean;
}) {
  if (citations.length === 0) return null;
  const documents = Map.groupBy(citations, ({ source }) => source.adresse);
  const list = (
    <ul
      className={
        inMargin ? 'small soft [&_a]:text-inherit [&>li+li]:mt-2' : 'source-line not-prose'
      }
    >
      {[...documents].map(([address, uses]) => (
        <li key={address}>
          <Cited uses={uses} />
        </li>
      ))}
    </ul>
  );
  const isOne = documents.size === 1;
  const isBrief = isOne && citations.length < 3;
  const title = isOne ? `Source\u00A0: ${citations[0]?.source.titre}` : `${documents.size} sources`;
  const content = isBrief ? list : <Fold title={title}>{list}</Fold>;
  if (!inMargin) return isBrief ? list : <div className="not-prose">{content}</div>;
  return <Note title={isBrief && 'Source'}>{content}</Note>;
}
