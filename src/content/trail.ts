import { find } from './documents.ts';
import { type Document, definitionOf } from './kinds.ts';

/** The pages above a page, below the home page. */
export function trailOf({ kind }: Document): { href: string; label: string }[] {
  const { index } = definitionOf(kind);
  if (!index) return [];
  const { route, menu } = find('pages', index);
  return [{ href: route, label: menu }];
}
