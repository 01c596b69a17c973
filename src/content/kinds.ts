// Lists all kinds of pages. Each file of the folder kinds/ defines one of them.

import type { z } from 'zod';
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
 * Returns the kind, the slug and the route of a file: « guides/prevention.mdx » has the route
 * « /guides/prevention ». Returns undefined if the file is not a page.
 */
export function readAddress(path: string) {
  const [folder = '', name = ''] = path.split('/');
  if (!(folder in kinds)) return undefined;
  const kind = folder as Kind;
  const slug = name.replace(/\.mdx$/, '');
  return { kind, slug, route: kinds[kind].route(slug) };
}

export const routeOfFile = (path: string) => readAddress(path)?.route;

type Frontmatter<K extends Kind> = z.infer<(typeof kinds)[K]['schema']>;

/** Page of content/: its typed frontmatter, its route and its MDX text. */
export type Document<K extends Kind = Kind> = Frontmatter<K> & {
  kind: K;
  slug: string;
  route: string;
  source: string;
};
