import type { Document } from '#src/content/kinds.ts';
import { JsonLd } from './json-ld.tsx';
import { graphOf } from './structured/graph.ts';

/** What the page is about, for machines: one block of data. */
export const StructuredData = ({ document }: { document: Document }) => <JsonLd data={graphOf(document)} />;
