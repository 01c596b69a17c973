// kinds/ describes each kind of page in one file; this file lists all kinds.

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

/** Kinds of pages by their folder under content/. Lists of the whole site use this order. */
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
 * Returns the route of a file: guides/prevention.mdx → /guides/prevention. Undefined for other
 * files.
 */
export function routeOfFile(path: string): string | undefined {
  const [folder = '', name = ''] = path.split('/');
  return folder in kinds ? kinds[folder as Kind].route(name.replace(/\.mdx$/, '')) : undefined;
}

/** Returns the name of the kind's type in contentlayer. */
export const typeName = (kind: string) => upperFirst(kind);

type Frontmatter<K extends Kind> = z.infer<(typeof kinds)[K]['schema']>;

/** A page of content/: its typed frontmatter, its route and its text in MDX. */
export type Document<K extends Kind = Kind> = Frontmatter<K> & {
  kind: K;
  slug: string;
  route: string;
  source: string;
};
