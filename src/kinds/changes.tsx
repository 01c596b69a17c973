import { RichText } from '#src/blocks/rich-text.tsx';
import { formatDate } from '#src/lib/dates.ts';
import { TitledSection } from './titled-section.tsx';

type Props = { title: string; changes: { date: string; texte: string }[]; block?: string };

export const Changes = ({ title, changes, block }: Props) => (
  <TitledSection title={title} block={block}>
    <dl className="named-list">
      {changes.map(({ date, texte }) => (
        <div key={texte} data-item={block ? true : undefined}>
          <dt className="num text-base">{formatDate(date)}</dt>
          <RichText as="dd" text={texte} />
        </div>
      ))}
    </dl>
  </TitledSection>
);
