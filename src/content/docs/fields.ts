import { z } from 'zod';
import { faqFiles, tableNames, tables } from '../files.ts';
import { kindNames, kinds } from '../kinds.ts';
import { descriptionOf, isOptional, metaOf, unwrap } from '../schemas/types.ts';

/** A field as writers meet it: carte › contents. */
export type Field = { path: string[]; required: boolean; form: string; description: string };

/** Every schema of content/, by the name of its JSON Schema. Kinds of pages have a folder of their own: tables share their names. */
export const schemas: Record<string, z.ZodObject> = {
  ...Object.fromEntries(kindNames.map((kind) => [`pages/${kind}`, kinds[kind].schema])),
  [faqFiles.folder]: faqFiles.schema,
  ...Object.fromEntries(tableNames.map((name) => [name, tables[name].schema])),
};

export function fieldsOf(schema: z.core.$ZodType, path: string[] = []): Field[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) {
    return Object.entries(inner.shape).flatMap(([name, field]) => {
      const own = {
        path: [...path, name],
        required: !isOptional(field),
        form: formOf(field),
        description: descriptionOf(field) ?? '',
      };
      return [own, ...fieldsOf(field, [...path, name])];
    });
  }
  if (inner instanceof z.ZodArray) return fieldsOf(inner.element as z.core.$ZodType, path);
  if (inner instanceof z.ZodRecord) return fieldsOf(inner.valueType as z.core.$ZodType, [...path, '(identifiant)']);
  return [];
}

const code = (values: readonly unknown[]) => values.map((value) => `\`${String(value)}\``).join(', ');

/** What one types there, in words for those who write. */
export function formOf(schema: z.core.$ZodType): string {
  const inner = unwrap(schema);
  const { redaction, table, page } = metaOf(inner);
  if (redaction === 'ligne') return 'une ligne';
  if (redaction === 'texte') return 'un texte';
  if (table === 'comptes') return 'le nom de ce que le site compte';
  if (table) return `un identifiant de \`${table === 'site' ? 'site.yaml' : `tables/${table}.yaml`}\``;
  if (page) return 'une adresse du site';
  if (inner instanceof z.ZodEnum) return `au choix : ${code(inner.options)}`;
  if (inner instanceof z.ZodLiteral) return `toujours ${code([...inner.values])}`;
  if (inner instanceof z.ZodUnion) return inner.options.map((option) => formOf(option as z.core.$ZodType)).join(', ou ');
  if (inner instanceof z.ZodTuple) return 'deux nombres entre crochets';
  if (inner instanceof z.ZodArray) return `une liste : ${formOf(inner.element as z.core.$ZodType)}`;
  if (inner instanceof z.ZodRecord) return 'des lignes, chacune sous son identifiant';
  if (inner instanceof z.ZodObject) return 'un groupe de champs';
  if (inner instanceof z.ZodBoolean) return '`true` ou `false`';
  if (inner instanceof z.ZodISODate) return 'un jour, écrit `2026-11-20`';
  if (inner instanceof z.ZodEmail) return 'une adresse e-mail';
  if (inner instanceof z.ZodURL) return 'une adresse complète';
  if (inner instanceof z.ZodNumber) return inner.isInt ? 'un nombre entier' : 'un nombre';
  if (inner instanceof z.ZodString) return inner.format === 'regex' ? 'un identifiant' : 'quelques mots';
  throw new Error(`No words for ${inner._zod.def.type}.`);
}
