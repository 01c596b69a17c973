import type { Document } from '#src/content/kinds.ts';
import { Body } from '#src/mdx/body.tsx';
import { Shell } from './shell.tsx';

/** What a form that was sent without scripts is answered with: the text alone, nothing that asks for a request again. */
export const AnswerTemplate = ({ document }: { document: Document<'pages'> }) => (
  <Shell document={document}>
    <Body document={document} />
  </Shell>
);
