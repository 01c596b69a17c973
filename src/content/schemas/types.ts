// Defines in zod the types of the fields that writers may use. The TypeScript types, the schemas
// for editors and the writers' guide follow from them.
import { z } from 'zod';

// Metadata of a type, which the check, the loader, the JSON Schemas and the writers' guide read.

export type Meta = {
  description?: string;
  /**
   * `ligne`: one line, figures by id allowed. `texte`: MDX, with the components that writers may
   * use.
   */
  redaction?: 'ligne' | 'texte';
  /** Table of the id; the value must be one of its ids. */
  table?: NamedTable;
  /** True if the value is a list of ids, separated by commas. */
  list?: boolean;
  /** True if the value is an address of the site. */
  page?: boolean;
  /** True for a block whose section keeps its margin. */
  narrow?: boolean;
};

/** Sources of ids in texts: tables, and counts that the program computes. */
export type NamedTable =
  | 'assureurs'
  | 'chiffres'
  | 'comptes'
  | 'contacts'
  | 'delais'
  | 'facsimiles'
  | 'faits'
  | 'garanties'
  | 'glossaire'
  | 'plafonds'
  | 'plans'
  | 'prix'
  | 'selon'
  | 'sinistres'
  | 'site'
  | 'sources';

/**
 * Creates a field for one line, for example a title or a name. Figures by id (`<Prix id="…" />`)
 * become text.
 */
export const line = (description: string) =>
  z.string().min(1).meta({ description, redaction: 'ligne' });

/** Creates a field for sentences or paragraphs of MDX. */
export const text = (description: string) =>
  z.string().min(1).meta({ description, redaction: 'texte' });

/** Creates a field for the id of a row of a table. */
export const reference = (table: NamedTable, description: string) =>
  z.string().min(1).meta({ description, table });

export const questionPublique = reference('faits', 'L’une des questions du début de la table.');

/** Creates a field for a day in the form 2026-11-20. */
export const day = (description: string) => z.iso.date().meta({ description });

/**
 * Creates a field for an address of the site: /guides/prevention or /guides/prevention#sauvegardes.
 */
export const internalAddress = (description: string) =>
  z
    .string()
    .regex(/^\/[\w/-]*(?:#[a-z0-9-]+)?$/)
    .meta({ description, page: true });

/** Creates a field for an address of another site. */
export const externalAddress = (description: string) =>
  z.url({ protocol: /^https?$/ }).meta({ description });

/** Adds the description of a field to its schema. */
export const field = <Schema extends z.ZodType>(description: string, schema: Schema): Schema =>
  schema.meta({ description });

/** Creates a group of fields. */
export const group = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  field(description, z.strictObject(shape));

type Item = z.ZodType | z.ZodRawShape;
type Schema<I extends Item> = I extends z.ZodType
  ? I
  : I extends z.ZodRawShape
    ? z.ZodObject<I, z.core.$strict>
    : never;
const asSchema = <I extends Item>(item: I) =>
  (item instanceof z.ZodType ? item : z.strictObject(item)) as Schema<I>;

/**
 * Creates a list with at least `least` items. An item has a schema, or is a group of the given
 * fields.
 */
export const list = <I extends Item>(least: number, description: string, item: I) =>
  field(description, least > 0 ? z.array(asSchema(item)).min(least) : z.array(asSchema(item)));

/** Amounts that writers give. */
export const euros = z.number().int().nonnegative();

/** A number, or a range of two. */
export const valeur = field(
  'Un nombre, ou deux bornes : [8, 72].',
  z
    .union([z.number(), z.tuple([z.number(), z.number()])])
    .refine(
      (value) => !Array.isArray(value) || value[0] < value[1],
      'la borne basse doit être plus petite que la haute',
    ),
);

export const identifier = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/**
 * Tells whether a testimonial or a claim has a proof. The page marks an illustration as such and
 * never shows it as an opinion.
 */
export const preuve = z.enum(['prouve', 'illustratif']).meta({
  description:
    '« prouve » avec sa source, ou « illustratif » : affiché comme scénario illustratif.',
});

/** Reports a mistake; `path` leads to a field below the value. */
type Wrong = (message: string, ...path: (string | number)[]) => void;

/** Adds a rule that compares fields. */
export const withRule = <Schema extends z.ZodType>(
  schema: Schema,
  rule: (value: z.output<Schema>, wrong: Wrong) => void,
) =>
  schema.superRefine((value, { addIssue }) =>
    rule(value, (message, ...path) => addIssue({ code: 'custom', path, message })),
  );

/** Creates a field for rows by id. */
export const rows = <I extends Item>(description: string, item: I, id = identifier) =>
  field(description, z.record(id, asSchema(item)));

/** Creates a table without other fields than its rows. */
export const rowTable = <I extends Item>(description: string, item: I) =>
  z.strictObject({ lignes: rows(description, item) });

/** Creates a field with the only value true. Writers omit it otherwise. */
export const flag = (description: string) => field(description, z.literal(true)).optional();
