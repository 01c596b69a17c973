import type { z } from 'zod';
import { assureurs, entreprises, garanties, guides, legal, pages, secteurs } from './schemas/pages.ts';

/** A kind of page: its frontmatter, and the address of a file of its folder. */
type Definition<Schema extends z.ZodObject> = { schema: Schema; route: (slug: string) => string };

const define = <Schema extends z.ZodObject>(schema: Schema, route: (slug: string) => string): Definition<Schema> => ({
  schema,
  route,
});
const atRoot = (slug: string) => (slug === 'accueil' ? '/' : `/${slug}`);
const under = (folder: string) => (slug: string) => `/${folder}/${slug}`;

/** Every kind of page by its folder under content/. */
export const kinds = {
  pages: define(pages, atRoot),
  guides: define(guides, under('guides')),
  garanties: define(garanties, under('garanties')),
  secteurs: define(secteurs, under('secteurs')),
  entreprises: define(entreprises, under('entreprises')),
  assureurs: define(assureurs, under('assureurs')),
  legal: define(legal, atRoot),
};

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];

/** guides/prevention.mdx → /guides/prevention; a file that is no page has none. */
export function routeOfFile(path: string): string | undefined {
  const [folder = '', name = ''] = path.split('/');
  return folder in kinds ? kinds[folder as Kind].route(name.replace(/\.mdx$/, '')) : undefined;
}

/** The kind's name as contentlayer spells it. */
export const typeName = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1);

type Frontmatter<K extends Kind> = z.infer<(typeof kinds)[K]['schema']>;

/** One file under content/: its typed frontmatter, its address, its text as MDX. */
export type Document<K extends Kind = Kind> = Frontmatter<K> & { kind: K; slug: string; route: string; source: string };
