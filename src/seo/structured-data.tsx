import type { Document } from '#src/content/kinds.ts';
import { createGraph } from './structured/graph.ts';

/** Renders the structured data. Escapes `<`, so that no text can close the <script> element. */
export const StructuredData = ({ document }: { document: Document }) => {
  const data = JSON.stringify(createGraph(document)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped here
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />;
};
