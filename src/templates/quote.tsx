import { Page } from '#src/components/layout/page.tsx';
import { PageHead } from '#src/components/ui/page-head.tsx';
import type { Document } from '#src/content/kinds.ts';
import { Island } from '#src/features/island.tsx';
import { Body } from '#src/mdx/body.tsx';
import { longForm } from './quote-props.ts';
import { leadOf, noteOf } from './shell.tsx';

/** The whole form: one column, nothing else moves, the margin says why each thing is asked. */
export const QuoteTemplate = ({ document }: { document: Document<'pages'> }) => (
  <Page route={document.route}>
    <div className="frame">
      <PageHead title={document.titre} here={document.menu} lead={leadOf(document)} note={noteOf(document)} />
    </div>
    <div data-block="formulaire">
      <Island of="quote" start="idle" {...longForm()} />
    </div>
    <Body document={document} />
  </Page>
);
