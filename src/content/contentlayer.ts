import { defineDocumentType, type FieldDefs } from 'contentlayer2/source-files';
import type { z } from 'zod';
import { faqFiles, tableNames, tables, tableType } from './files.ts';
import { kindNames, kinds, typeName } from './kinds.ts';
import { nodeOf } from './schemas/node.ts';

type ContentlayerField = Extract<FieldDefs, Record<string, unknown>>[string];

/** The contentlayer field that a zod field stands for: contentlayer holds and types, zod decides. */
function contentlayerField(schema: z.core.$ZodType): ContentlayerField {
  const { type, item, choices, isOptional, meta } = nodeOf(schema);
  const common = { required: !isOptional, ...(meta.description && { description: meta.description }) };
  if (choices.length > 0) return { type: 'enum', options: choices.map(String), ...common };
  if (type === 'number' || type === 'boolean' || type === 'string') return { type, ...common };
  if (type === 'array' && item && nodeOf(item).type === 'string') return { type: 'list', of: { type: 'string' }, ...common };
  return { type: 'json', ...common };
}

const fieldsOf = (schema: z.ZodObject) =>
  Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, contentlayerField(field)]));

export const documentTypes = [
  ...kindNames.map((kind) => ({
    name: typeName(kind),
    filePathPattern: `${kind}/*.mdx`,
    contentType: 'markdown' as const,
    fields: fieldsOf(kinds[kind].schema),
  })),
  ...tableNames.map((name) => ({
    name: tableType(name),
    filePathPattern: tables[name].file,
    contentType: 'data' as const,
    fields: fieldsOf(tables[name].schema),
  })),
  {
    name: faqFiles.type,
    filePathPattern: `${faqFiles.folder}/*.yaml`,
    contentType: 'data' as const,
    fields: fieldsOf(faqFiles.schema),
  },
].map((definition) => defineDocumentType(() => definition));
