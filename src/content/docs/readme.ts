import type { z } from 'zod';
import { page } from '../kinds/definition.ts';
import { type Kind, kindNames, kinds } from '../kinds.ts';
import { readNode } from '../schemas/node.ts';

// Generates the part of content/README.md that depends on the schemas of pages. The fields of YAML
// files are not in the guide, because editors propose them from the JSON Schemas.

type Field = z.core.$ZodType;

/** Formats the name of a field. « ? » marks an optional field, « * » texts with markup. */
function fieldLabel([name, field]: [string, Field]): string {
  const { isOptional, meta, item } = readNode(field);
  const { redaction } = item ? readNode(item).meta : meta;
  return `\`${name}\`${isOptional ? '?' : ''}${redaction === 'texte' ? '\\*' : ''}`;
}

/** Describes a field and names the fields inside it. */
function describeField(field: Field): string {
  const { meta, fields, item } = readNode(field);
  const names = Object.entries(item ? readNode(item).fields : fields).map(fieldLabel);
  return `${meta.description}${names.length > 0 ? ` (${names.join(', ')})` : ''}`;
}

const fieldTable = (fields: [string, Field][]) =>
  [
    '| Champ | À quoi il sert |',
    '| --- | --- |',
    ...fields.map((entry) => `| ${fieldLabel(entry)} | ${describeField(entry[1])} |`),
  ].join('\n');

/** Lists the fields that only this kind of page has, because another table lists the common ones. */
function ownFields(kind: Kind): string[] {
  const own = Object.entries(kinds[kind].schema.shape).filter(([name]) => !(name in page));
  return own.length > 0 ? [`### ${kind}`, fieldTable(own)] : [];
}

const begin = '<!-- début des champs (écrits par npm run content:docs) -->';
const end = '<!-- fin des champs -->';

/** Replaces the generated part of the guide: the fields of each kind of page. */
export function renewReadme(readme: string): string {
  const tables = [fieldTable(Object.entries(page)), ...kindNames.flatMap(ownFields)];
  const [before = ''] = readme.split(begin);
  const [, after = ''] = readme.split(end);
  return [`${before}${begin}`, ...tables, `${end}${after}`].join('\n\n');
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
