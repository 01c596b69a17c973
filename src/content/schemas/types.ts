// Types of fields that writers may use, defined with zod. The TypeScript types, the schemas for
// editors and the writers' guide are generated from them.
import { z } from 'zod';

// Metadata of a field. The check, the loader, the JSON Schemas and the writers' guide read it.

export type Meta = {
  description?: string;
  /**
   * Kind of text: `ligne` is a one-line text that may contain figures, `texte` is MDX with
   * components.
   */
  redaction?: 'ligne' | 'texte';
  /** Table to which the id belongs, if the value is an id. */
  table?: NamedTable;
  /** True if the value is several ids, separated by commas. */
  list?: boolean;
  /** Figure that the field may show, if it is not a figure with a public source. */
  shows?: 'guide' | 'promise' | undefined;
  /** True if the value is an address of this site. */
  page?: boolean;
};

/** Groups of ids that texts may use: tables, and counts that the code computes. */
export type NamedTable =
  | 'assureurs'
  | 'chiffres'
  | 'comptes'
  | 'contacts'
  | 'delais'
  | 'facsimiles'
  | 'facsimiles.articles'
  | 'faits'
  | 'garanties'
  | 'glossaire'
  | 'plafonds'
  | 'plans'
  | 'prix'
  | 'selon'
  | 'sinistres'
  | 'sinistres.entreprises'
  | 'site'
  | 'sources';

/**
 * Creates a field for a one-line text, for example a title. Tags of figures (`<Prix id="…" />`)
 * become text.
 */
export const line = (description?: string) =>
  z.string().min(1).meta({ description, redaction: 'ligne' });

/** Creates a field for MDX: sentences or paragraphs. */
export const text = (description?: string) =>
  z.string().min(1).meta({ description, redaction: 'texte' });

/** Creates a field for the id of a row in a table. */
export const reference = (table: NamedTable, description?: string, shows?: Meta['shows']) =>
  z.string().min(1).meta({ description, table, shows });

export const questionPublique = reference('faits', 'L’une des questions du début de la table.');

/** Creates a field for a day, in the form 2026-11-20. */
export const day = (description?: string) => z.iso.date().meta({ description });

/**
 * Creates a field for an address of this site: /guides/prevention or
 * /guides/prevention#sauvegardes.
 */
export const internalAddress = (description?: string) =>
  z
    .string()
    .regex(/^\/[\w/-]*(?:#[a-z0-9-]+)?$/)
    .meta({ description, page: true });

/** Adds a description to a schema. */
export const field = <Schema extends z.ZodType>(description: string, schema: Schema): Schema =>
  schema.meta({ description });

/** Creates a field that contains a group of fields. */
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
 * Creates a field for a list of at least `least` items. `item` is the schema of an item, or the
 * fields of a group.
 */
export const list = <I extends Item>(least: number, description: string, item: I) =>
  field(description, least > 0 ? z.array(asSchema(item)).min(least) : z.array(asSchema(item)));

/** Name with its description. */
export const nameWithText = z.strictObject({
  nom: line(),
  description: text(),
});

/** Amount in whole euros. */
export const euros = z.number().int().nonnegative();

/** Number, or a range of two numbers. */
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
 * States whether a testimonial or a promise is proven. The page labels one without proof as an
 * invented scenario, and never shows it as an opinion.
 */
export const preuve = z.enum(['prouve', 'illustratif']).meta({
  description:
    '« prouve » avec sa source, ou « illustratif » : affiché comme scénario illustratif.',
});

/** Reports a mistake. `path` leads from the value to the wrong field. */
export type Wrong = (message: string, ...path: (string | number)[]) => void;

/** Adds a rule that compares the fields of a group. */
export const withRule = <Schema extends z.ZodType>(
  schema: Schema,
  rule: (value: z.output<Schema>, wrong: Wrong) => void,
) =>
  schema.superRefine((value, { addIssue }) =>
    rule(value, (message, ...path) => addIssue({ code: 'custom', path, message })),
  );

/** Creates a field for an object whose keys are the ids of its rows. */
export const rows = <I extends Item>(description: string, item: I, id: z.ZodString = identifier) =>
  field(description, z.record(id, asSchema(item)));

/** Creates the schema of a table that contains only rows. */
export const rowTable = <I extends Item>(description: string, item: I) =>
  z.strictObject({ lignes: rows(description, item) });

/** Creates a field whose only value is true. Writers omit it if it is not true. */
export const flag = (description: string) => field(description, z.literal(true)).optional();

/**
 * Checks that two lists have the same number of points, because the site must not favour an
 * insurer.
 */
export function checkBalance(
  [forName, pros]: [string, string[]],
  [against, cons]: [string, string[]],
  wrong: Wrong,
): void {
  if (pros.length !== cons.length)
    wrong(
      `${cons.length} points, et ${pros.length} dans « ${forName} ». Le pour et le contre ont ` +
        'autant de points',
      against,
    );
}
