import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { allOf, find } from '#src/content/documents.ts';
import type { Document, Kind } from '#src/content/kinds.ts';
import { pageMetadata } from '#src/seo/metadata.ts';
import { StructuredData } from '#src/seo/structured-data.tsx';

export type Template<K extends Kind> = (props: { document: Document<K> }) => ReactNode;
type Props = { params: Promise<{ slug: string }> };

const render = <K extends Kind>(Show: Template<K>, document: Document<K>) => (
  <>
    <Show document={document} />
    <StructuredData document={document as Document} />
  </>
);

/** The route of one document. Each route names its own template, so that it carries no other page's islands. */
export function pageRoute<K extends Kind>(kind: K, slug: string, Show: Template<K>) {
  const document = find(kind, slug);
  return { metadata: pageMetadata(document as Document), Page: () => render(Show, document) };
}

/** The routes of all documents of a kind. */
export function kindRoute<K extends Kind>(kind: K, Show: Template<K>, isOwn = (_document: Document<K>) => true) {
  return {
    params: () =>
      allOf(kind)
        .filter(isOwn)
        .map(({ slug }) => ({ slug })),
    metadata: async ({ params }: Props): Promise<Metadata> => pageMetadata(find(kind, (await params).slug) as Document),
    Page: async ({ params }: Props) => render(Show, find(kind, (await params).slug)),
  };
}
