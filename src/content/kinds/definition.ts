import { z } from 'zod';
import { day, field, line, list, text } from '../schemas/types.ts';

/** Rows that `npm run new` adds to other files. */
type More = {
  /** Fields that name the rows below. */
  fields: Record<string, unknown>;
  /** Rows that go to the end of a table, by its file under content/. */
  rows: Record<string, string>;
  /** Number of new questions. */
  questions?: number;
};

/**
 * A kind of page: all that the site knows of it but what it looks like, which is in
 * src/kinds/registry.tsx.
 */
export type KindDefinition = {
  /**
   * Its frontmatter. A field is added here; types, contentlayer, the editors' schemas and
   * content/README.md follow.
   */
  schema: z.ZodObject;
  /** The address of a file of its folder. */
  route: (slug: string) => string;
  /** The slug of the index page in content/pages. */
  index?: string;
  /** The heading of its pages in a list of the whole site. */
  plural: string;
  /** Minimum number of words, without the questions. */
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

/** The index page has the name of the folder. */
export const createListedRoute = (folder: string) => ({
  route: (slug: string) => `/${folder}/${slug}`,
  index: folder,
});
export const atRoot = (slug: string) => (slug === 'accueil' ? '/' : `/${slug}`);

/** Fields of every page. */
export const page = {
  titre: line(
    'Le titre affiché (h1), une phrase qui répond. Deux ou trois mots entre == == sont surlignés.',
  ),
  titreSeo: line('Le titre pour les moteurs de recherche et l’onglet ; la marque s’ajoute seule.'),
  description: line('Le résumé pour les moteurs de recherche et les partages : 140 à 160 signes.'),
  menu: line('Le nom court, pour les menus et le fil d’Ariane.'),
  ordre: field(
    'Le rang dans les menus ; sans lui, à la fin, par ordre alphabétique.',
    z.number().int(),
  ).optional(),
  chapo: text('La réponse en une ou deux phrases, sous le titre.').optional(),
  note: text('Ce qui se lit à droite du titre : la source, la réserve.').optional(),
};

export const changements = (description: string) =>
  list(1, description, { date: day('Quand.'), texte: text('Ce qui a changé.') });
