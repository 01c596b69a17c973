import { find } from './documents.ts';
import type { Document } from './kinds.ts';

const parents: Partial<Record<Document['kind'], string>> = {
  guides: 'guides',
  garanties: 'garanties',
  secteurs: 'secteurs',
  entreprises: 'entreprises',
  assureurs: 'assureurs',
};

/** The pages above a page, below the home page. */
export function trailOf({ kind }: Document): { href: string; label: string }[] {
  const parent = parents[kind];
  if (!parent) return [];
  const { route, menu } = find('pages', parent);
  return [{ href: route, label: menu }];
}
