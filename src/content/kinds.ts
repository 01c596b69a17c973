// Lists all kinds of pages. Each file of the folder kinds/ defines one of them.

import type { z } from 'zod';
import { upperFirst } from '#src/lib/letters.ts';
import { assureurs } from './kinds/assureurs.ts';
import { entreprises } from './kinds/entreprises.ts';
import { garanties } from './kinds/garanties.ts';
import { guides } from './kinds/guides.ts';
import { legal } from './kinds/legal.ts';
import { outils } from './kinds/outils.ts';
import { pages } from './kinds/pages.ts';
import { secteurs } from './kinds/secteurs.ts';

/**
 * Kinds of pages, by their folder under content/. The order of this list is the order of all lists
 * of the site.
 */
export const kinds = {
  pages,
  guides,
  garanties,
  secteurs,
  entreprises,
  assureurs,
  outils,
  legal,
};

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];

/**
 * Returns the route of a file: « guides/prevention.mdx » becomes « /guides/prevention ». Returns
 * undefined if the file is not a page.
 */
export function routeOfFile(path: string): string | undefined {
  const [folder = '', name = ''] = path.split('/');
  return folder in kinds ? kinds[folder as Kind].route(name.replace(/\.mdx$/, '')) : undefined;
}

/** Returns the type name that contentlayer uses for this kind of page. */
export const typeName = (kind: string) => upperFirst(kind);

type Frontmatter<K extends Kind> = z.infer<(typeof kinds)[K]['schema']>;

/** Page of content/: its typed frontmatter, its route and its MDX text. */
export type Document<K extends Kind = Kind> = Frontmatter<K> & {
  kind: K;
  slug: string;
  route: string;
  source: string;
};
