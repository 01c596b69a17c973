import {
  type ComputedFields,
  defineDocumentType,
  type FieldDefs,
} from 'contentlayer2/source-files';
import type { z } from 'zod';
import { faqFiles, tableNames, tables, tableType } from './files.ts';
import { type Kind, kindNames, kinds, typeName } from './kinds.ts';
import { readNode } from './schemas/node.ts';

type ContentlayerField = Extract<FieldDefs, Record<string, unknown>>[string];

/** Returns contentlayer's type of a field. zod validates the values. */
function contentlayerField(schema: z.core.$ZodType): ContentlayerField {
  const { type, item, choices, isOptional, meta } = readNode(schema);
  const common = {
    required: !isOptional,
    ...(meta.description && { description: meta.description }),
  };
  if (choices.length > 0) return { type: 'enum', options: choices.map(String), ...common };
  if (type === 'number' || type === 'boolean' || type === 'string') return { type, ...common };
  if (type === 'array' && item && readNode(item).type === 'string')
    return { type: 'list', of: { type: 'string' }, ...common };
  return { type: 'json', ...common };
}

const makeFields = ({ shape }: z.ZodObject) =>
  Object.fromEntries(
    Object.entries(shape).map(([field, schema]) => [field, contentlayerField(schema)]),
  );

const pageType = (kind: Kind) => {
  const { schema, route } = kinds[kind];
  const getSlug = ({ _raw }: { _raw: { sourceFileName: string } }) =>
    _raw.sourceFileName.replace(/\.mdx$/, '');
  const computedFields: ComputedFields = {
    slug: { type: 'string', resolve: getSlug },
    route: { type: 'string', resolve: (document) => route(getSlug(document)) },
  };
  return defineDocumentType(() => ({
    name: typeName(kind),
    filePathPattern: `${kind}/*.mdx`,
    contentType: 'markdown',
    fields: makeFields(schema),
    computedFields,
  }));
};

const dataType = (name: string, filePathPattern: string, schema: z.ZodObject) =>
  defineDocumentType(() => ({
    name,
    filePathPattern,
    contentType: 'data',
    fields: makeFields(schema),
  }));

export const documentTypes = [
  ...kindNames.map(pageType),
  ...tableNames.map((name) => dataType(tableType(name), tables[name].file, tables[name].schema)),
  dataType(faqFiles.type, `${faqFiles.folder}/*.yaml`, faqFiles.schema),
];
