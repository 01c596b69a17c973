import type { z } from 'zod';
import { type WritingComponent, writingComponents } from '../components.ts';
import { countNames } from '../counts.ts';
import { faqFiles, tableNames, tables } from '../files.ts';
import { page } from '../kinds/definition.ts';
import { kindNames, kinds } from '../kinds.ts';
import { blockNames, blocks } from '../schemas/blocks.ts';
import { readNode } from '../schemas/node.ts';
import { describeForm } from './field-list.ts';

// Generates the parts of content/README.md that depend on the schemas. The other parts are written
// by hand.

const row = (cells: string[]) =>
  `| ${cells.map((text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
const table = (head: string[], rows: string[][]) =>
  [row(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(row)].join('\n');

type Fields = Record<string, z.core.$ZodType>;

/**
 * Describes the type of a field. A « ? » after the name of a field means that the field is
 * optional.
 */
function describeShape(schema: z.core.$ZodType): string {
  const { type, fields, item } = readNode(schema);
  const inner = Object.entries(item ? readNode(item).fields : fields);
  const form = describeForm(item && inner.length > 0 ? item : schema);
  if (inner.length === 0)
    return item && type === 'record' ? `des lignes : ${describeForm(item)}` : form;
  const names = inner.map(
    ([name, field]) => `\`${name}\`${readNode(field).isOptional ? '?' : ''}${shapeSuffix(field)}`,
  );
  const lists = { array: 'une liste de', record: 'des lignes de' };
  return `${item ? `${lists[type as keyof typeof lists] ?? ''} ` : ''}{ ${names.join(', ')} }`;
}

/**
 * Formats the type of a field after its name. Omits « une ligne », because most fields have this
 * type.
 */
function shapeSuffix(field: z.core.$ZodType): string {
  const shape = describeShape(field);
  return shape === 'une ligne' ? '' : ` : ${shape}`;
}

const fieldTable = (fields: Fields) =>
  table(
    ['Champ', 'Ce qu’on y écrit', 'À quoi il sert'],
    Object.entries(fields).map(([name, field]) => {
      const { isOptional, meta } = readNode(field);
      return [`\`${name}\`${isOptional ? '?' : ''}`, describeShape(field), meta.description ?? ''];
    }),
  );

/**
 * Lists the fields that only this kind of page has. Other tables of the guide list the common
 * fields and the fields of blocks.
 */
function ownFields(fields: Fields): string {
  const names = Object.keys(fields);
  const shownFields = names.filter((name) => name in blocks);
  const own = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !(name in page) && !(name in blocks)),
  );
  const list = shownFields.map(
    (name) => `\`${name}\`${readNode(fields[name] as never).isOptional ? '?' : ''}`,
  );
  return [
    ...(Object.keys(own).length > 0 ? [fieldTable(own)] : []),
    ...(shownFields.length > 0 ? [`Ses blocs : ${list.join(', ')}.`] : []),
  ].join('\n\n');
}

const componentTable = (wanted: (component: WritingComponent) => boolean) =>
  table(
    ['On écrit', 'Pour'],
    Object.values<WritingComponent>(writingComponents)
      .filter(wanted)
      .map(({ exemple, aide, large }) => [
        `\`${exemple.replaceAll('\n', ' ↵ ')}\``,
        `${aide}${large ? ' Prend toute la largeur : sa section n’a pas de marge.' : ''}`,
      ]),
  );

/** Generated parts of the guide, by the name in the comments that mark their start and end. */
const parts: Record<string, () => string> = {
  'composants de phrase': () => componentTable(({ place }) => place === 'phrase'),
  'composants entre paragraphes': () =>
    componentTable(({ place, champ }) => place === 'bloc' && !champ),
  comptes: () =>
    table(
      ['Nom', 'Ce qu’il compte'],
      Object.entries(countNames).map(([name, what]) => [`\`${name}\``, what]),
    ),
  'champs des pages': () =>
    [
      fieldTable(page),
      ...kindNames.map((kind) => `#### ${kind}\n\n${ownFields(kinds[kind].schema.shape)}`),
    ].join('\n\n'),
  'champs des blocs': () =>
    fieldTable(Object.fromEntries(blockNames.map((name) => [name, blocks[name]]))),
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
