import { z } from 'zod';
import { pageFields } from './schemas/base.ts';

/** A kind of page: its folder under content/, its frontmatter, the address of one of its files. */
type KindDefinition<Schema extends z.ZodObject> = { schema: Schema; route: (slug: string) => string };

const define = <Schema extends z.ZodObject>(definition: KindDefinition<Schema>) => definition;
const under = (folder: string) => (slug: string) => `/${folder}/${slug}`;

export const kinds = {
  pages: define({ schema: z.strictObject(pageFields), route: (slug) => (slug === 'accueil' ? '/' : `/${slug}`) }),
  guides: define({ schema: z.strictObject(pageFields), route: under('guides') }),
  garanties: define({ schema: z.strictObject(pageFields), route: under('garanties') }),
  secteurs: define({ schema: z.strictObject(pageFields), route: under('secteurs') }),
  entreprises: define({ schema: z.strictObject(pageFields), route: under('entreprises') }),
  assureurs: define({ schema: z.strictObject(pageFields), route: under('assureurs') }),
  legal: define({ schema: z.strictObject(pageFields), route: (slug) => `/${slug}` }),
};

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];

/** The kind's name as contentlayer spells it. */
export const typeName = (kind: Kind) => kind.charAt(0).toUpperCase() + kind.slice(1);

export type Frontmatter<K extends Kind> = z.infer<(typeof kinds)[K]['schema']>;

/** One file under content/: its typed frontmatter, its address, its text as MDX. */
export type Document<K extends Kind = Kind> = Frontmatter<K> & { kind: K; slug: string; route: string; source: string };
