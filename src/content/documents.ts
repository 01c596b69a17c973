import { type Document, type Kind, kindNames, kinds } from './kinds.ts';
import { loadSite } from './load.ts';

/** Returns the pages of a kind, in the order of the menu. */
export const listPages = <K extends Kind>(kind: K): Document<K>[] => loadSite().pages[kind];

export const allPages = (): Document[] => kindNames.flatMap((kind) => listPages(kind));

export function find<K extends Kind>(kind: K, slug: string): Document<K> {
  const found = listPages(kind).find((document) => document.slug === slug);
  if (!found) throw new Error(`content/${kind}/${slug}.mdx n'existe pas.`);
  return found;
}

export function getPageByRoute(route: string): Document {
  const found = allPages().find((page) => page.route === route);
  if (!found) throw new Error(`Aucune page n’a l’adresse « ${route} ».`);
  return found;
}

/** Returns the pages above a page for the breadcrumb, starting with the home page. */
export function getTrail({ kind }: Pick<Document, 'kind'>): { href: string; label: string }[] {
  const { index } = kinds[kind];
  const above = index ? [find('pages', index)] : [];
  return [
    { href: '/', label: 'Accueil' },
    ...above.map(({ route, menu }) => ({ href: route, label: menu })),
  ];
}
