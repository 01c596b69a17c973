import { find } from './documents.ts';
import { type Document, getKindDefinition } from './kinds.ts';

/** Returns the parent pages of a page, starting with the home page. */
export function getTrail({ kind }: Pick<Document, 'kind'>): { href: string; label: string }[] {
  const { index } = getKindDefinition(kind);
  const above = index ? [find('pages', index)] : [];
  return [
    { href: '/', label: 'Accueil' },
    ...above.map(({ route, menu }) => ({ href: route, label: menu })),
  ];
}
