import { z } from 'zod';
import type { Meta } from './types.ts';

/**
 * A schema as it is gone through: seen through what makes it optional, with what is said of it and
 * what stands below it.
 */
export type SchemaNode = {
  schema: z.core.$ZodType;
  type: z.core.$ZodType['_zod']['def']['type'];
  meta: Meta;
  isOptional: boolean;
  /** Of a group. */
  fields: Record<string, z.core.$ZodType>;
  /** Of a list, or of rows under their ids. */
  item: z.core.$ZodType | undefined;
  /** What may be chosen. */
  choices: unknown[];
};

export function nodeOf(schema: z.core.$ZodType): SchemaNode {
  const meta = (z.globalRegistry.get(schema) as Meta | undefined) ?? {};
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const inner = nodeOf(schema.unwrap() as z.core.$ZodType);
    return { ...inner, meta: { ...inner.meta, ...meta }, isOptional: true };
  }
  const item =
    schema instanceof z.ZodArray
      ? schema.element
      : schema instanceof z.ZodRecord
        ? schema.valueType
        : undefined;
  return {
    schema,
    type: schema._zod.def.type,
    meta,
    isOptional: false,
    fields: schema instanceof z.ZodObject ? schema.shape : {},
    item: item as z.core.$ZodType | undefined,
    choices:
      schema instanceof z.ZodEnum
        ? schema.options
        : schema instanceof z.ZodLiteral
          ? [...schema.values]
          : [],
  };
}

/** The schema of what a value holds under a key. */
export const childOf = (
  { fields, item }: SchemaNode,
  key: string | number,
): z.core.$ZodType | undefined => (Object.hasOwn(fields, key) ? fields[key] : item);
