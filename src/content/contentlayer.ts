import { defineDocumentType, type FieldDefs } from 'contentlayer2/source-files';
import type { z } from 'zod';
import { faqFiles, tableNames, tables, tableType } from './files.ts';
import { kindNames, kinds, typeName } from './kinds.ts';
import { nodeOf } from './schemas/node.ts';

type ContentlayerField = Extract<FieldDefs, Record<string, unknown>>[string];

/**
 * The contentlayer field that a zod field stands for: contentlayer holds and types, zod decides.
 */
function contentlayerField(schema: z.core.$ZodType): ContentlayerField {
  const { type, item, choices, isOptional, meta } = nodeOf(schema);
  const common = {
    required: !isOptional,
    ...(meta.description && { description: meta.description }),
  };
  if (choices.length > 0) return { type: 'enum', options: choices.map(String), ...common };
  if (type === 'number' || type === 'boolean' || type === 'string') return { type, ...common };
  if (type === 'array' && item && nodeOf(item).type === 'string')
    return { type: 'list', of: { type: 'string' }, ...common };
  return { type: 'json', ...common };
}

const documentType = (
  name: string,
  filePathPattern: string,
  { shape }: z.ZodObject,
  contentType: 'markdown' | 'data' = 'data',
) => {
  const fields = Object.fromEntries(
    Object.entries(shape).map(([field, schema]) => [field, contentlayerField(schema)]),
  );
  return defineDocumentType(() => ({ name, filePathPattern, contentType, fields }));
};

export const documentTypes = [
  ...kindNames.map((kind) =>
    documentType(typeName(kind), `${kind}/*.mdx`, kinds[kind].schema, 'markdown'),
  ),
  ...tableNames.map((name) =>
    documentType(tableType(name), tables[name].file, tables[name].schema),
  ),
  documentType(faqFiles.type, `${faqFiles.folder}/*.yaml`, faqFiles.schema),
];
