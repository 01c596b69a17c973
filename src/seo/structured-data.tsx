import type { Document } from '#src/content/kinds.ts';
import { graphOf } from './structured/graph.ts';

/**
 * What the page is about, for machines: one block of data. `<` is escaped so that no text can end
 * the block.
 */
export const StructuredData = ({ document }: { document: Document }) => {
  const data = JSON.stringify(graphOf(document)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped here
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />;
};
