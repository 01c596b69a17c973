import { defineDocumentType, type FieldDefs } from 'contentlayer2/source-files';
import { z } from 'zod';
import { kindNames, kinds, typeName } from './kinds.ts';

type Field = Extract<FieldDefs, Record<string, unknown>>[string];

/** The contentlayer field that a zod field stands for; contentlayer only holds and types, zod decides. */
function field(schema: z.core.$ZodType): Field {
  const description = z.globalRegistry.get(schema)?.description;
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.core.$ZodType) : schema;
  const required = inner === schema;
  const common = { required, ...(description && { description }) };
  if (inner instanceof z.ZodString) return { type: 'string', ...common };
  if (inner instanceof z.ZodNumber) return { type: 'number', ...common };
  if (inner instanceof z.ZodBoolean) return { type: 'boolean', ...common };
  if (inner instanceof z.ZodEnum) return { type: 'enum', options: inner.options.map(String), ...common };
  if (inner instanceof z.ZodArray && inner.element instanceof z.ZodString)
    return { type: 'list', of: { type: 'string' }, ...common };
  return { type: 'json', ...common };
}

export const documentTypes = kindNames.map((kind) =>
  defineDocumentType(() => ({
    name: typeName(kind),
    filePathPattern: `${kind}/*.mdx`,
    contentType: 'markdown',
    fields: Object.fromEntries(Object.entries(kinds[kind].schema.shape).map(([name, schema]) => [name, field(schema)])),
  })),
);
