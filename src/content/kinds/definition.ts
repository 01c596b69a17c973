import { z } from 'zod';
import { day, field, line, list, text, type Wrong, withRule } from '../schemas/types.ts';

type Definition<Fields extends z.ZodRawShape> = {
  /** Folder of the pages under content/. */
  folder: string;
  /**
   * True if content/pages has an index page with the name of the folder. The routes of the kind
   * then begin with the route of the index page.
   */
  isListed?: boolean;
  /** Fields of the frontmatter that only this kind has. */
  fields: Fields;
  /** Additional rule that compares the fields of a page. */
  rule?: (value: z.infer<z.ZodObject<Fields>>, wrong: Wrong) => void;
  /** Heading for this kind in a list of all pages. */
  plural: string;
  /**
   * Minimum number of words of a page. The words of its questions (FAQ) do not count. If a page is
   * shorter, the check reports an error, in which `of` names the kind of page (« un guide »).
   */
  leastLength?: { words: number; of: string };
};

/** Fields that every kind of page has. */
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
  note: text(
    'Ce qui se lit sous l’introduction, ou à droite du titre si le texte est long : la source, la ' +
      'réserve.',
  ).optional(),
};

/**
 * Defines a kind of page. The TypeScript types, contentlayer, the schemas for editors and
 * content/README.md are generated from its schema. Its template is in src/kinds/registry.tsx,
 * because the check cannot load React.
 */
export function defineKind<Fields extends z.ZodRawShape>(definition: Definition<Fields>) {
  const { folder, isListed = false, fields, rule, ...rest } = definition;
  const schema = z.strictObject({ ...page, ...fields });
  return {
    ...rest,
    schema: rule ? withRule(schema, rule as never) : schema,
    route: (slug: string) => {
      if (isListed) return `/${folder}/${slug}`;
      return slug === 'accueil' ? '/' : `/${slug}`;
    },
    /** Slug of the index page in content/pages, if there is one. */
    index: isListed ? folder : undefined,
  };
}

export const changements = (description: string) =>
  list(1, description, { date: day(), texte: text() });
