import type { Action } from '#src/config/actions.ts';
import type { Document } from '#src/content/kinds.ts';
import { Body } from '#src/mdx/body.tsx';
import { Closing } from './closing.tsx';
import { FaqSection } from './faq-section.tsx';
import { Shell } from './shell.tsx';

/** What a type of company may do beside asking for a quote; any other compares. */
const otherActions: Partial<Record<string, Action[]>> = {
  'tpe-pme': ['/tarifs', '/comparatif'],
  'grandes-entreprises': ['/comparatif', '/comment-souscrire'],
  independants: ['/tarifs', '/comment-souscrire'],
};

/** A type of company: why it, what it insures first, what it can do without insurance. */
export const CompanyTemplate = ({ document }: { document: Document<'entreprises'> }) => (
  <Shell document={document}>
    <Body document={document} />
    <FaqSection route={document.route} />
    <Closing main="/devis" also={otherActions[document.slug] ?? ['/comparatif']} />
  </Shell>
);
