import type { ReactNode } from 'react';
import type { Action } from '#src/config/actions.ts';
import type { Document } from '#src/content/kinds.ts';
import { Body } from '#src/mdx/body.tsx';
import type { Slots } from '#src/mdx/registry.tsx';
import { Closing } from './closing.tsx';
import { FaqSection } from './faq-section.tsx';
import { Shell } from './shell.tsx';

/** What the index of a kind shows: its list, what helps to choose in it, where one goes next. */
export type Index = { slots: () => Slots; also: Action[]; lead?: () => ReactNode };

/** The page above a kind. */
export const IndexTemplate = ({ document, slots, also, lead }: Index & { document: Document<'pages'> }) => (
  <Shell document={document} lead={lead?.()}>
    <Body document={document} slots={slots()} />
    <FaqSection route={document.route} />
    <Closing main="/devis" also={also} />
  </Shell>
);
