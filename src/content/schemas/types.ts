// schemas/: what writers may write in each field, in zod; types, editors and the writers' guide
// follow.
import { z } from 'zod';

// The kinds of values that writers write. What each one allows is said once, here, as metadata: the
// checker, the loader, the JSON Schemas and the writers' guide all read it.

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
export const ligne = (description: string) =>
  z.string().min(1).meta({ description, redaction: 'ligne' });

/** A few sentences or paragraphs of MDX. */
export const texte = (description: string) =>
  z.string().min(1).meta({ description, redaction: 'texte' });

/** The id of a row of a table. */
export const reference = (table: NamedTable, description: string) =>
  z.string().min(1).meta({ description, table });

/** What is asked of every insurer. */
export const questionPublique = reference('faits', 'L’une des questions du début de la table.');

/** A day, written 2026-11-20. */
export const jour = (description: string) => z.iso.date().meta({ description });

/** An address of the site, written /guides/prevention or /guides/prevention#sauvegardes. */
export const adresseInterne = (description: string) =>
  z
    .string()
    .regex(/^\/[\w/-]*(?:#[a-z0-9-]+)?$/)
    .meta({ description, page: true });

/** An address of another site. */
export const adresseExterne = (description: string) =>
  z.url({ protocol: /^https?$/ }).meta({ description });

/** Any other field, with what it is for. */
export const champ = <Schema extends z.ZodType>(description: string, schema: Schema): Schema =>
  schema.meta({ description });

/** Fields that belong together. */
export const groupe = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  champ(description, z.strictObject(shape));

type Item = z.ZodType | z.ZodRawShape;
type Schema<I extends Item> = I extends z.ZodType
  ? I
  : I extends z.ZodRawShape
    ? z.ZodObject<I, z.core.$strict>
    : never;
const asSchema = <I extends Item>(item: I) =>
  (item instanceof z.ZodType ? item : z.strictObject(item)) as Schema<I>;

/** Values one after the other, at least so many: of a schema, or groups of these fields. */
export const liste = <I extends Item>(least: number, description: string, item: I) =>
  champ(description, least > 0 ? z.array(asSchema(item)).min(least) : z.array(asSchema(item)));

/** Amounts that writers give. */
export const euros = z.number().int().nonnegative();

export const identifiant = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

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

/** What fields must be, one beside the others. */
export const ensemble = <Schema extends z.ZodType>(
  schema: Schema,
  rule: (value: z.output<Schema>, wrong: Wrong) => void,
) =>
  schema.superRefine((value, { addIssue }) =>
    rule(value, (message, ...path) => addIssue({ code: 'custom', path, message })),
  );

/** Rows, each under its id. */
export const lignes = <I extends Item>(description: string, item: I, id = identifiant) =>
  champ(description, z.record(id, asSchema(item)));

/** A table that has rows, and nothing beside them. */
export const tableDeLignes = <I extends Item>(description: string, item: I) =>
  z.strictObject({ lignes: lignes(description, item) });

/** Of a field that is true, or is not there. */
export const vrai = (description: string) => champ(description, z.literal(true)).optional();
