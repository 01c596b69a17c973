import type { Metadata } from 'next';
import { pagesWithOwnRoute } from '#src/config/routes.ts';
import { allPages } from '#src/content/documents.ts';
import type { Document } from '#src/content/kinds.ts';
import { pageMetadata } from '#src/seo/metadata.ts';
import { templateOf } from './kinds.tsx';
import { render } from './own-route.tsx';

type Params = Record<string, string>;
type Props = { params: Promise<Params> };

const hasOwnRoute = ({ kind, slug }: Document) => kind === 'pages' && pagesWithOwnRoute.includes(slug);
const segmentsOf = ({ route }: Document) => route.split('/').slice(1);

/** The route of all other pages whose address has these segments. */
export function sharedRoute(...segments: string[]) {
  const pages = allPages().filter((page) => !hasOwnRoute(page) && segmentsOf(page).length === segments.length);
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const pageOf = async ({ params }: Props): Promise<Document> => {
    const wanted = await params;
    const route = `/${segments.map((name) => wanted[name]).join('/')}`;
    const page = byRoute.get(route);
    if (!page) throw new Error(`No page has the address ${route}.`);
    return page;
  };
  return {
    params: () => pages.map((page): Params => Object.fromEntries(segmentsOf(page).map((value, at) => [segments[at], value]))),
    metadata: async (props: Props): Promise<Metadata> => pageMetadata(await pageOf(props)),
    show: async (props: Props) => {
      const page = await pageOf(props);
      return render(templateOf(page), page);
    },
  };
}
