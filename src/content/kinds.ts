// kinds/: each kind of page, described once; here, all of them.

import type { z } from 'zod';
import { upperFirst } from '#src/lib/letters.ts';
import { assureurs } from './kinds/assureurs.ts';
import type { KindDefinition } from './kinds/definition.ts';
import { entreprises } from './kinds/entreprises.ts';
import { garanties } from './kinds/garanties.ts';
import { guides } from './kinds/guides.ts';
import { legal } from './kinds/legal.ts';
import { outils } from './kinds/outils.ts';
import { pages } from './kinds/pages.ts';
import { secteurs } from './kinds/secteurs.ts';

/**
 * Every kind of page by its folder under content/, in the order in which a list of the whole site
 * shows them.
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
} satisfies Record<string, KindDefinition>;

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];

export const definitionOf = (kind: Kind): KindDefinition => kinds[kind];

/** guides/prevention.mdx → /guides/prevention; a file that is no page has none. */
export function routeOfFile(path: string): string | undefined {
  const [folder = '', name = ''] = path.split('/');
  return folder in kinds ? kinds[folder as Kind].route(name.replace(/\.mdx$/, '')) : undefined;
}

/** The kind's name as contentlayer spells it. */
export const typeName = (kind: string) => upperFirst(kind);

type Frontmatter<K extends Kind> = z.infer<(typeof kinds)[K]['schema']>;

/** One file under content/: its typed frontmatter, its address, its text as MDX. */
export type Document<K extends Kind = Kind> = Frontmatter<K> & {
  kind: K;
  slug: string;
  route: string;
  source: string;
};
