import { z } from 'zod';
import { faqFiles, locateIds, tableNames, tables } from '../files.ts';
import { kindNames, kinds } from '../kinds.ts';
import { readNode } from '../schemas/node.ts';

/**
 * All zod schemas of content/, by the name of their JSON Schema. The name of a kind of page begins
 * with pages/, because a table may have the same name.
 */
export const schemas: Record<string, z.ZodObject> = {
  ...Object.fromEntries(kindNames.map((kind) => [`pages/${kind}`, kinds[kind].schema])),
  [faqFiles.folder]: faqFiles.schema,
  ...Object.fromEntries(tableNames.map((name) => [name, tables[name].schema])),
};

const code = (values: readonly unknown[]) =>
  values.map((value) => `\`${String(value)}\``).join(', ');

const forms: Record<string, string> = {
  tuple: 'des valeurs entre crochets',
  record: 'des lignes, chacune sous son identifiant',
  object: 'un groupe de champs',
  boolean: '`true` ou `false`',
  date: 'un jour, écrit `2026-11-20`',
  email: 'une adresse e-mail',
  url: 'une adresse complète',
  safeint: 'un nombre entier',
  number: 'un nombre',
  regex: 'un identifiant',
  string: 'quelques mots',
};

/** Describes in French what a writer must type into a field. */
export function describeForm(of: z.core.$ZodType): string {
  const { schema, type, meta, item, choices } = readNode(of);
  if (meta.redaction) return meta.redaction === 'ligne' ? 'une ligne' : 'un texte';
  if (meta.table === 'comptes') return 'le nom de ce que le site compte';
  if (meta.table) return `un identifiant de ${locateIds(meta.table).replace(/^\S+yaml/, '`$&`')}`;
  if (meta.page) return 'une adresse du site';
  if (type === 'enum') return `au choix : ${code(choices)}`;
  if (type === 'literal') return `toujours ${code(choices)}`;
  if (type === 'array' && item) return `une liste : ${describeForm(item)}`;
  if (schema instanceof z.ZodUnion)
    return schema.options.map((option) => describeForm(option as z.core.$ZodType)).join(', ou ');
  const form = forms[(schema as { format?: string }).format ?? ''] ?? forms[type];
  if (!form) throw new Error(`No words for ${type}.`);
  return form;
}
