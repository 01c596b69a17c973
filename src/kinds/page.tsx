import type { ReactNode } from 'react';
import { Body, type Slots } from '#src/blocks/registry.tsx';
import type { Document, Kind } from '#src/content/kinds.ts';
import { Page } from '#src/layout/page.tsx';
import { Button } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { type Action, Closing } from './closing.tsx';
import { FaqSection } from './faq-section.tsx';
import { renderLead, renderNote } from './lead.tsx';

type Part<K extends Kind> = (document: Document<K>) => ReactNode;

/** Parts of a page, in the order of the page. A kind of page, or a single page, defines its own. */
export type Row<K extends Kind = Kind> = {
  /** Renders the whole page. The other parts are then ignored. */
  whole?: Part<K>;
  /** Replaces the default head (title and introduction). */
  head?: Part<K>;
  /** Returns the address of the quote form, for a button in the head. */
  ask?: (document: Document<K>) => string;
  /** Rendered between the head and the text, with the width of the head. */
  lead?: Part<K>;
  /** Rendered between the head and the text, with the full width. */
  above?: Part<K>;
  /** Content for each `<Emplacement nom="…" />` of the text. */
  slots?: () => Slots;
  /** Replaces the text of the document. */
  text?: Part<K>;
  below?: Part<K>;
  /** Replaces the default list of questions. */
  questions?: Part<K>;
  /**
   * True if another island of the page loads React anyway. The questions then become an island too.
   */
  withIslands?: boolean;
  end?: Part<K>;
  /**
   * Links at the end of the page, in addition to /devis. If undefined, the page has no closing
   * section.
   */
  also?: Action[] | undefined;
  /** Question in the closing section. */
  closing?: string;
  /** Labels of these links that the specification defines. */
  labels?: Partial<Record<Action, string>>;
};

type HeadProps = { document: Document; ask: string | undefined; lead: ReactNode };

function Head({ document, ask, lead }: HeadProps) {
  const aside = (document.note || ask) && (
    <>
      <div className="max-w-[46em] space-y-2">{renderNote(document)}</div>
      {ask && (
        <p className="no-print">
          <Button href={ask}>Demander un devis</Button>
        </p>
      )}
    </>
  );
  return (
    <>
      <PageHead of={document} lead={renderLead(document)} aside={aside} />
      {lead && <div className="frame pt-4 pb-5 lg:pt-0">{lead}</div>}
    </>
  );
}

/** Renders a page: head, text, questions and closing section. `row` adds or replaces parts. */
export function PageTemplate({ document, row }: { document: Document; row: Row }) {
  const { route } = document;
  const {
    head,
    ask,
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
      {head ? (
        head(document)
      ) : (
        <Head document={document} ask={ask?.(document)} lead={lead?.(document)} />
      )}
      {above?.(document)}
      {text ? text(document) : <Body document={document} slots={slots?.()} />}
      {below?.(document)}
      {questions ? questions(document) : <FaqSection route={route} withIslands={withIslands} />}
      {end?.(document)}
      {also && <Closing also={also} question={closing} labels={labels} />}
    </Page>
  );
}
