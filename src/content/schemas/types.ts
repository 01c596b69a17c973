// schemas/: what writers may write in each field, in zod; types, editors and the writers' guide
// follow.
import { z } from 'zod';

// Types of values. Their metadata is read by the check, the loader, the JSON Schemas and the
// writers' guide.

export type Meta = {
  description?: string;
  /**
   * `ligne`: one line, figures by id allowed. `texte`: MDX, with the components that writers may
   * use.
   */
  redaction?: 'ligne' | 'texte';
  /** The table whose ids the value must be one of. */
  table?: NamedTable;
  /** Several ids, separated by commas. */
  list?: boolean;
  /** The value is an address of the site. */
  page?: boolean;
  /** A block that leaves its section the margin. */
  narrow?: boolean;
};

/** Whatever has ids that a text may name: tables, and what the program counts. */
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

/** One line, shown as it is: a title, a name. Figures by id (`<Prix id="…" />`) become text. */
export const line = (description: string) =>
  z.string().min(1).meta({ description, redaction: 'ligne' });

/** A few sentences or paragraphs of MDX. */
export const text = (description: string) =>
  z.string().min(1).meta({ description, redaction: 'texte' });

/** The id of a row of a table. */
export const reference = (table: NamedTable, description: string) =>
  z.string().min(1).meta({ description, table });

export const questionPublique = reference('faits', 'L’une des questions du début de la table.');

/** A day, written 2026-11-20. */
export const day = (description: string) => z.iso.date().meta({ description });

/** An address of the site, written /guides/prevention or /guides/prevention#sauvegardes. */
export const internalAddress = (description: string) =>
  z
    .string()
    .regex(/^\/[\w/-]*(?:#[a-z0-9-]+)?$/)
    .meta({ description, page: true });

/** An address of another site. */
export const externalAddress = (description: string) =>
  z.url({ protocol: /^https?$/ }).meta({ description });

/** Any other field, with what it is for. */
export const field = <Schema extends z.ZodType>(description: string, schema: Schema): Schema =>
  schema.meta({ description });

/** Fields that belong together. */
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

/** Values one after the other, at least so many: of a schema, or groups of these fields. */
export const list = <I extends Item>(least: number, description: string, item: I) =>
  field(description, least > 0 ? z.array(asSchema(item)).min(least) : z.array(asSchema(item)));

/** Amounts that writers give. */
export const euros = z.number().int().nonnegative();

export const identifier = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/**
 * Whether a testimonial or a claim is proved; an illustration is shown as one and never as an
 * opinion.
 */
export const preuve = z.enum(['prouve', 'illustratif']).meta({
  description:
    '« prouve » avec sa source, ou « illustratif » : affiché comme scénario illustratif.',
});

/** Says what is wrong with a value, at a field below it. */
type Wrong = (message: string, ...path: (string | number)[]) => void;

/** Adds a rule that compares fields. */
export const withRule = <Schema extends z.ZodType>(
  schema: Schema,
  rule: (value: z.output<Schema>, wrong: Wrong) => void,
) =>
  schema.superRefine((value, { addIssue }) =>
    rule(value, (message, ...path) => addIssue({ code: 'custom', path, message })),
  );

/** Rows, each under its id. */
export const rows = <I extends Item>(description: string, item: I, id = identifier) =>
  field(description, z.record(id, asSchema(item)));

/** A table that only has rows. */
export const rowTable = <I extends Item>(description: string, item: I) =>
  z.strictObject({ lignes: rows(description, item) });

/** The only value is true; otherwise the field is left out. */
export const flag = (description: string) => field(description, z.literal(true)).optional();
