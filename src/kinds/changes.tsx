import { RichText } from '#src/blocks/rich-text.tsx';
import { formatDate } from '#src/lib/dates.ts';

/** Lists the changes of a page, the most recent first. */
export const Changes = ({ changes }: { changes: { date: string; texte: string }[] }) => (
  <dl className="space-y-3 text-base leading-serre" data-block="changements">
    {changes.map(({ date, texte }) => (
      <div key={texte} data-item>
        <dt className="num font-bold">{formatDate(date)}</dt>
        <RichText as="dd" text={texte} />
      </div>
    ))}
  </dl>
);
