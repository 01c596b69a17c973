import type { Document } from '#src/content/kinds.ts';
import { Body } from '#src/mdx/body.tsx';
import { Closing } from './closing.tsx';
import { FaqSection } from './faq-section.tsx';
import { Shell } from './shell.tsx';

/** A page to read. */
export const ReadingTemplate = ({ document }: { document: Document<'pages'> }) => (
  <Shell document={document}>
    <Body document={document} />
    <FaqSection route={document.route} />
    <Closing main="/devis" also={['/comparatif']} />
  </Shell>
);
