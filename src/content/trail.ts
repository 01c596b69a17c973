import { find } from './documents.ts';
import { type Document, definitionOf } from './kinds.ts';

/** Returns the parent pages of a page, starting with the home page. */
export function trailOf({ kind }: Pick<Document, 'kind'>): { href: string; label: string }[] {
  const { index } = definitionOf(kind);
  const above = index ? [find('pages', index)] : [];
  return [
    { href: '/', label: 'Accueil' },
    ...above.map(({ route, menu }) => ({ href: route, label: menu })),
  ];
}
