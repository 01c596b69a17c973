import { z } from 'zod';
import { faqFiles, locateIds, tableNames, tables } from '../files.ts';
import { page } from '../kinds/definition.ts';
import { kindNames, kinds } from '../kinds.ts';
import { readNode } from '../schemas/node.ts';

// Generates the parts of content/README.md that depend on the schemas. The other parts are written
// by hand.

const row = (cells: string[]) =>
  `| ${cells.map((text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
const table = (head: string[], rows: string[][]) =>
  [row(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(row)].join('\n');

type Fields = Record<string, z.core.$ZodType>;

const code = (values: readonly unknown[]) =>
  values.map((value) => `\`${String(value)}\``).join(', ');

/** Formats the name of a field. A « ? » marks an optional field. */
const fieldLabel = ([name, field]: [string, z.core.$ZodType]) =>
  `\`${name}\`${readNode(field).isOptional ? '?' : ''}`;

const forms: Record<string, string> = {
  ligne: 'une ligne',
  texte: 'un texte',
  tuple: 'des valeurs entre crochets',
  record: 'des lignes',
  array: 'une liste',
  object: 'un groupe',
  boolean: '`true` ou `false`',
  date: 'un jour, écrit `2026-11-20`',
  email: 'une adresse e-mail',
  url: 'une adresse complète',
  safeint: 'un nombre entier',
  number: 'un nombre',
  regex: 'un identifiant',
  string: 'quelques mots',
};

/**
 * Describes what a writer must type into a field. For a group, lists only the names of its fields.
 */
function describeForm(of: z.core.$ZodType): string {
  const { schema, type, meta, fields, item, choices } = readNode(of);
  if (meta.table === 'comptes') return 'le nom de ce que le site compte';
  if (meta.table) return `un identifiant de ${locateIds(meta.table).replace(/^\S+yaml/, '`$&`')}`;
  if (meta.page) return 'une adresse du site';
  if (type === 'enum') return `au choix : ${code(choices)}`;
  if (type === 'literal') return `toujours ${code(choices)}`;
  if (schema instanceof z.ZodUnion)
    return schema.options.map((option) => describeForm(option as z.core.$ZodType)).join(', ou ');
  const form = forms[meta.redaction ?? (schema as { format?: string }).format ?? type];
  if (!form) throw new Error(`No words for ${type}.`);
  const inner = Object.entries(item ? readNode(item).fields : fields);
  if (inner.length > 0) return `${form} : ${inner.map(fieldLabel).join(', ')}`;
  return item ? `${form} : ${describeForm(item)}` : form;
}

const fieldTable = (fields: Fields) =>
  table(
    ['Champ', 'Ce qu’on y écrit', 'À quoi il sert'],
    Object.entries(fields).map((entry) => {
      const [, field] = entry;
      return [fieldLabel(entry), describeForm(field), readNode(field).meta.description ?? ''];
    }),
  );

/** Lists the fields that only this kind of page has, because another table lists the common ones. */
function ownFields(kind: (typeof kindNames)[number]): string[] {
  const own = Object.entries(kinds[kind].schema.shape).filter(([name]) => !(name in page));
  return own.length > 0 ? [`#### ${kind}\n\n${fieldTable(Object.fromEntries(own))}`] : [];
}

/** Generated parts of the guide, by the name in the comments that mark their start and end. */
const parts: Record<string, () => string> = {
  'champs des pages': () => [fieldTable(page), ...kindNames.flatMap(ownFields)].join('\n\n'),
  'champs des tables': () =>
    [
      `#### ${faqFiles.folder}/*.yaml\n\n${fieldTable(faqFiles.schema.shape)}`,
      ...tableNames.map(
        (name) => `#### ${tables[name].file}\n\n${fieldTable(tables[name].schema.shape)}`,
      ),
    ].join('\n\n'),
};

/** Replaces the generated parts of the guide. */
export function renewReadme(readme: string): string {
  return Object.entries(parts).reduce((text, [name, write]) => {
    const begin = `<!-- début : ${name} (écrit par npm run content:docs) -->`;
    const end = `<!-- fin : ${name} -->`;
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from)
      throw new Error(`content/README.md : la partie « ${name} » a perdu ses repères.`);
    return `${text.slice(0, from + begin.length)}\n\n${write()}\n\n${text.slice(to)}`;
  }, readme);
}

/**
 * Reads the examples of components and their explanations from the tables of the writers' guide. In
 * an example, « ↵ » is a line break.
 */
export const readExamples = (readme: string) =>
  [
    ...(readme.split('# Composants et champs')[1]?.matchAll(/^\| `(<(\w+).*)` \| (.+) \|$/gm) ??
      []),
  ].map(([, source = '', name = '', help = '']) => ({
    name,
    help,
    source: source.replaceAll(' ↵ ', '\n'),
  }));
