import type { ReactNode } from 'react';
import { Body, type Slots } from '#src/blocks/registry.tsx';
import type { Document, Kind } from '#src/content/kinds.ts';
import { Page } from '#src/layout/page.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { type Action, Closing } from './closing.tsx';
import { FaqSection } from './faq-section.tsx';
import { renderLead, renderNote } from './lead.tsx';

type Part<K extends Kind> = (document: Document<K>) => ReactNode;

/** Parts of a kind of page, or of one page, in page order. */
export type Row<K extends Kind = Kind> = {
  /** Replaces the whole page. */
  whole?: Part<K>;
  /** Replaces the default head. */
  head?: Part<K>;
  /** Part between the head and the text, in the frame of the head. */
  lead?: Part<K>;
  /** Part between the head and the text, with the full width. */
  above?: Part<K>;
  /** Content of each `<Emplacement nom="…" />`. */
  slots?: () => Slots;
  /** Replaces only the text. */
  text?: Part<K>;
  below?: Part<K>;
  /** Replaces the questions of the page. */
  questions?: Part<K>;
  /** Renders the questions as an island, if another island of the page loads React anyway. */
  withIslands?: boolean;
  end?: Part<K>;
  /**
   * Links of the closing section in addition to /devis. Without a value, the page has no closing
   * section.
   */
  also?: Action[] | undefined;
  /** Question of the closing section. */
  closing?: string;
  /** Labels of the links, if the specification defines them. */
  labels?: Partial<Record<Action, string>>;
};

const Head = ({ document, lead }: { document: Document; lead: ReactNode }) => (
  <>
    <PageHead of={document} lead={renderLead(document)} note={renderNote(document)} />
    {lead && <div className="frame pb-5 md:pb-10">{lead}</div>}
  </>
);

/** Renders a page: its head, text, questions and closing section. `row` adds or replaces parts. */
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
