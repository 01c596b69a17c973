import type { Document } from '#src/content/kinds.ts';
import { Body } from '#src/mdx/body.tsx';
import { Closing } from './closing.tsx';
import { FaqSection } from './faq-section.tsx';
import { Shell } from './shell.tsx';

/** A guarantee: the perimeter drawn large, exclusions first class, the words to look for. */
export const GuaranteeTemplate = ({ document }: { document: Document<'garanties'> }) => (
  <Shell document={document}>
    <Body document={document} />
    <FaqSection route={document.route} />
    <Closing main="/devis" also={['/comparatif', '/comment-souscrire']} />
  </Shell>
);
