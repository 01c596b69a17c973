// schemas/: what writers may write in each field, in zod; types, editors and the writers' guide follow.
import { z } from 'zod';

// The kinds of values that writers write. What each one allows is said once, here, as metadata: the
// checker, the loader, the JSON Schemas and the writers' guide all read it.

export type Meta = {
  description?: string;
  /** `ligne`: one line, figures by id allowed. `texte`: MDX, with the components that writers may use. */
  redaction?: 'ligne' | 'texte';
  /** The table whose ids the value must be one of. */
  table?: NamedTable;
  /** Several ids, separated by commas. */
  list?: boolean;
  /** The value is an address of the site. */
  page?: boolean;
};

/** Whatever has ids that a text may name: tables, and what the program counts. */
export type NamedTable = TableName | 'faits' | 'glossaire' | 'site' | 'comptes' | 'selon';

export type TableName =
  | 'assureurs'
  | 'chiffres'
  | 'contacts'
  | 'delais'
  | 'garanties'
  | 'plafonds'
  | 'prix'
  | 'sinistres'
  | 'sources';

export const metaOf = (schema: z.core.$ZodType): Meta => (z.globalRegistry.get(schema) as Meta | undefined) ?? {};

/** A schema seen through what makes it optional. */
export const unwrap = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrap(schema.unwrap() as z.core.$ZodType) : schema;

export const isOptional = (schema: z.core.$ZodType) => schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;

/** What a field is for, in words for those who write. */
export const descriptionOf = (schema: z.core.$ZodType): string | undefined =>
  metaOf(schema).description ?? metaOf(unwrap(schema)).description;

/** One line, shown as it is: a title, a name. Figures by id (`<Prix id="…" />`) become text. */
export const ligne = (description: string) => z.string().min(1).meta({ description, redaction: 'ligne' });

/** A few sentences or paragraphs of MDX. */
export const texte = (description: string) => z.string().min(1).meta({ description, redaction: 'texte' });

/** The id of a row of a table. */
export const reference = (table: TableName, description: string) => z.string().min(1).meta({ description, table });

/** What is asked of every insurer. */
export const questionPublique = z
  .string()
  .min(1)
  .meta({ description: 'L’une des questions du début de la table.', table: 'faits' });

/** A day, written 2026-11-20. */
export const jour = (description: string) => z.iso.date().meta({ description });

/** An address of the site, written /guides/prevention or /guides/prevention#sauvegardes. */
export const adresseInterne = (description: string) =>
  z
    .string()
    .regex(/^\/[\w/-]*(?:#[a-z0-9-]+)?$/)
    .meta({ description, page: true });

/** An address of another site. */
export const adresseExterne = (description: string) => z.url({ protocol: /^https?$/ }).meta({ description });

export const identifiant = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** Whether a testimonial or a claim is proved; an illustration is shown as one and never as an opinion. */
export const preuve = z
  .enum(['prouve', 'illustratif'])
  .meta({ description: '« prouve » avec sa source, ou « illustratif » : affiché comme scénario illustratif.' });
