import { z } from 'zod';
import type { Meta } from './types.ts';

/**
 * Schema of a field without zod's wrappers optional() and default(). Contains the metadata of the
 * field and of all its wrappers.
 */
export type SchemaNode = {
  meta: Meta;
  isOptional: boolean;
  /** Schemas of the fields, if the schema is a group. */
  fields: Record<string, z.core.$ZodType>;
  /** Schema of each item, if the schema is a list, or of each row, if it is a table. */
  item: z.core.$ZodType | undefined;
  /** Metadata of the keys, if the schema is a table with rows by id. */
  keyMeta: Meta;
};

const readMeta = (schema: z.core.$ZodType): Meta =>
  (z.globalRegistry.get(schema) as Meta | undefined) ?? {};

export function readNode(schema: z.core.$ZodType): SchemaNode {
  const meta = readMeta(schema);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const inner = readNode(schema.unwrap() as z.core.$ZodType);
    return { ...inner, meta: { ...inner.meta, ...meta }, isOptional: true };
  }
  return {
    meta,
    isOptional: false,
    fields: schema instanceof z.ZodObject ? schema.shape : {},
    item: getItem(schema),
    keyMeta: schema instanceof z.ZodRecord ? readMeta(schema.keyType) : {},
  };
}

function getItem(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodArray) return schema.element as z.core.$ZodType;
  if (schema instanceof z.ZodRecord) return schema.valueType as z.core.$ZodType;
  return undefined;
}

/** Returns the schema of the field or item with this key. */
export const childOf = (
  { fields, item }: SchemaNode,
  key: string | number,
): z.core.$ZodType | undefined => (Object.hasOwn(fields, key) ? fields[key] : item);
