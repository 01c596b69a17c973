import type { ReactNode } from 'react';
import { Body, type Slots } from '#src/blocks/registry.tsx';
import { RichText } from '#src/blocks/rich-text.tsx';
import type { Document, Kind } from '#src/content/kinds.ts';
import { Page } from '#src/layout/page.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { type Action, Closing } from './closing.tsx';
import { FaqSection } from './faq-section.tsx';

type Part<K extends Kind> = (document: Document<K>) => ReactNode;

/** Parts of a kind of page, or of one page, in the order of the page. */
export type Row<K extends Kind = Kind> = {
  /** A page that shares nothing with the others. */
  whole?: Part<K>;
  /** In place of the head that all have. */
  head?: Part<K>;
  /** Between the head and the text, in the head's frame. */
  lead?: Part<K>;
  /** Between the head and the text, full width. */
  above?: Part<K>;
  /** Components of `<Emplacement nom="…" />`. */
  slots?: () => Slots;
  /** In place of the text alone. */
  text?: Part<K>;
  below?: Part<K>;
  /** In place of the questions of the page. */
  questions?: Part<K>;
  /** The questions are an island, because another island of the page loads React anyway. */
  withIslands?: boolean;
  end?: Part<K>;
  /** Links next to /devis. Without them the page has no closing band. */
  also?: Action[] | undefined;
  /** The question of the closing band. */
  closing?: string;
  /** Labels that the specification gives. */
  labels?: Partial<Record<Action, string>>;
};

export const leadOf = ({ chapo }: Document) => chapo && <RichText text={chapo} inline={false} />;
export const noteOf = ({ note }: Document) => note && <RichText text={note} inline={false} />;

const Head = ({ document, lead }: { document: Document; lead: ReactNode }) => (
  <>
    <PageHead of={document} lead={leadOf(document)} note={noteOf(document)} />
    {lead && <div className="frame pb-5 md:pb-10">{lead}</div>}
  </>
);

/** A page: its head, its text, its questions, what to do next; the rest by its row. */
export function PageTemplate({ document, row }: { document: Document; row: Row }) {
  const { route } = document;
  const {
    head,
    lead,
    above,
    slots,
    text,
    below,
    questions,
    withIslands,
    end,
    also,
    closing,
    labels,
  } = row;
  return (
    <Page route={route}>
      {head ? head(document) : <Head document={document} lead={lead?.(document)} />}
      {above?.(document)}
      {text ? text(document) : <Body document={document} slots={slots?.()} />}
      {below?.(document)}
      {questions ? questions(document) : <FaqSection route={route} withIslands={withIslands} />}
      {end?.(document)}
      {also && <Closing also={also} question={closing} labels={labels} />}
    </Page>
  );
}
