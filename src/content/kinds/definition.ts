import { z } from 'zod';
import { champ, jour, ligne, liste, texte } from '../schemas/types.ts';

/** What a new page of a kind has in other files too. */
type More = {
  /** Fields that name the rows below. */
  fields: Record<string, unknown>;
  /** Rows that go to the end of a table, by its file under content/. */
  rows: Record<string, string>;
  /** How many are its own, and those of /faq that it takes over. */
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
export const listedAt = (folder: string) => ({
  route: (slug: string) => `/${folder}/${slug}`,
  index: folder,
});
export const atRoot = (slug: string) => (slug === 'accueil' ? '/' : `/${slug}`);

/** What every page of the site has, whatever its kind. */
export const page = {
  titre: ligne(
    'Le titre affiché (h1), une phrase qui répond. Deux ou trois mots entre == == sont surlignés.',
  ),
  titreSeo: ligne('Le titre pour les moteurs de recherche et l’onglet ; la marque s’ajoute seule.'),
  description: ligne('Le résumé pour les moteurs de recherche et les partages : 140 à 160 signes.'),
  menu: ligne('Le nom court, pour les menus et le fil d’Ariane.'),
  ordre: champ(
    'Le rang dans les menus ; sans lui, à la fin, par ordre alphabétique.',
    z.number().int(),
  ).optional(),
  chapo: texte('La réponse en une ou deux phrases, sous le titre.').optional(),
  note: texte('Ce qui se lit à droite du titre : la source, la réserve.').optional(),
};

/** What the versions of a page have changed. */
export const changements = (description: string) =>
  liste(1, description, { date: jour('Quand.'), texte: texte('Ce qui a changé.') });
