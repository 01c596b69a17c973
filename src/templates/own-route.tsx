import type { ownRoutes } from '#src/config/routes.ts';
import { find } from '#src/content/documents.ts';
import type { Document } from '#src/content/kinds.ts';
import { pageMetadata } from '#src/seo/metadata.ts';
import { StructuredData } from '#src/seo/structured-data.tsx';
import type { Template } from './kinds.tsx';

/** A page and what it tells machines. */
export const render = (Show: Template, document: Document) => (
  <>
    <Show document={document} />
    <StructuredData document={document} />
  </>
);

/** The route of one page that has a template of its own. */
export function ownRoute(slug: keyof typeof ownRoutes, Show: Template<'pages'>) {
  const document = find('pages', slug) as Document;
  return { metadata: pageMetadata(document), show: () => render(Show as Template, document) };
}
