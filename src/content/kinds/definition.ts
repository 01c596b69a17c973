import type { z } from 'zod';

/** What a new page of a kind has in other files too. */
type More = {
  /** Fields that name the rows below. */
  fields: Record<string, unknown>;
  /** Rows that go to the end of a table, by its file under content/. */
  rows: Record<string, string>;
  /** How many are its own, and those of /faq that it takes over. */
  questions?: number;
};

/** A kind of page: all that the site knows of it but what it looks like, which is in src/templates/kinds.tsx. */
export type KindDefinition = {
  /** Its frontmatter. A field is added here; types, contentlayer, the editors' schemas and content/README.md follow. */
  schema: z.ZodObject;
  /** The address of a file of its folder. */
  route: (slug: string) => string;
  /** The page of content/pages that lists its pages and stands above them. */
  index?: string;
  /** The heading of its pages in a list of the whole site. */
  plural: string;
  /** In words of its own: its questions do not count. */
  leastLength?: { words: number; of: string };
  /** A new page, as `npm run new` names, describes and begins it. */
  newPage: {
    name: string;
    description: string;
    /** The heading of its first section. */
    opening: string;
    more?: (slug: string, title: string, today: string) => More;
  };
};

/** A kind whose pages stand below the page that lists them, which has their folder's name. */
export const listedAt = (folder: string) => ({ route: (slug: string) => `/${folder}/${slug}`, index: folder });
export const atRoot = (slug: string) => (slug === 'accueil' ? '/' : `/${slug}`);
