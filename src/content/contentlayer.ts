import { defineDocumentType, type FieldDefs } from 'contentlayer2/source-files';
import { z } from 'zod';
import { faqFiles, tableNames, tables, tableType } from './files.ts';
import { kindNames, kinds, typeName } from './kinds.ts';
import { descriptionOf, isOptional, unwrap } from './schemas/types.ts';

type Field = Extract<FieldDefs, Record<string, unknown>>[string];

/** The contentlayer field that a zod field stands for: contentlayer holds and types, zod decides. */
export function contentlayerField(schema: z.core.$ZodType): Field {
  const inner = unwrap(schema);
  const description = descriptionOf(schema);
  const common = { required: !isOptional(schema), ...(description && { description }) };
  if (inner instanceof z.ZodLiteral) return { type: 'enum', options: [...inner.values].map(String), ...common };
  if (inner instanceof z.ZodEnum) return { type: 'enum', options: inner.options.map(String), ...common };
  if (inner instanceof z.ZodNumber) return { type: 'number', ...common };
  if (inner instanceof z.ZodBoolean) return { type: 'boolean', ...common };
  if (inner instanceof z.ZodString || inner instanceof z.ZodStringFormat) return { type: 'string', ...common };
  if (inner instanceof z.ZodArray && inner.element instanceof z.ZodString)
    return { type: 'list', of: { type: 'string' }, ...common };
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
