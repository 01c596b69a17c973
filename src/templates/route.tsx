import type { Metadata } from 'next';
import { pagesWithOwnRoute } from '#src/config/routes.ts';
import { allPages, find } from '#src/content/documents.ts';
import type { Document } from '#src/content/kinds.ts';
import { pageMetadata } from '#src/seo/metadata.ts';
import { StructuredData } from '#src/seo/structured-data.tsx';
import { type Template, templateOf } from './kinds.tsx';

const render = (Show: Template, document: Document) => (
  <>
    <Show document={document} />
    <StructuredData document={document} />
  </>
);

/** The route of one page that has a template of its own, so that no other page carries its islands. */
export function ownRoute(slug: string, Show: Template<'pages'>) {
  const document = find('pages', slug) as Document;
  return { metadata: pageMetadata(document), show: () => render(Show as Template, document) };
}

type Params = Record<string, string>;
type Props = { params: Promise<Params> };

const hasOwnRoute = ({ kind, slug }: Document) => kind === 'pages' && pagesWithOwnRoute.includes(slug);
const segmentsOf = ({ route }: Document) => route.split('/').slice(1);

/** The route of all other pages whose address has these segments. */
export function sharedRoute(...segments: string[]) {
  const pages = allPages().filter((page) => !hasOwnRoute(page) && segmentsOf(page).length === segments.length);
  const paramsOf = (page: Document): Params =>
    Object.fromEntries(segmentsOf(page).map((value, index) => [segments[index], value]));
  const pageOf = async ({ params }: Props): Promise<Document> => {
    const wanted = await params;
    const found = pages.find((page) => segments.every((name) => paramsOf(page)[name] === wanted[name]));
    if (!found) throw new Error(`No page has the address /${segments.map((name) => wanted[name]).join('/')}.`);
    return found;
  };
  return {
    params: () => pages.map(paramsOf),
    metadata: async (props: Props): Promise<Metadata> => pageMetadata(await pageOf(props)),
    show: async (props: Props) => {
      const page = await pageOf(props);
      return render(templateOf(page), page);
    },
  };
}
