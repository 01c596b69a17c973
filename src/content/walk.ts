import { z } from 'zod';
import { isOptional, type Meta, metaOf, unwrap } from './schemas/types.ts';

export type Path = (string | number)[];

/** Walks a value and its schema together; calls `visit` on every value that carries metadata, replaces it by what it returns. */
export function walk(
  schema: z.core.$ZodType,
  value: unknown,
  visit: (value: unknown, meta: Meta, path: Path) => unknown,
  path: Path = [],
): unknown {
  if (value === undefined || value === null) return value;
  const meta = metaOf(schema);
  if (meta.redaction || meta.table || meta.page) return visit(value, meta, path);
  if (isOptional(schema)) return walk(unwrap(schema), value, visit, path);
  if (schema instanceof z.ZodObject && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        const field = schema.shape[key];
        return [key, field ? walk(field, inner, visit, [...path, key]) : inner];
      }),
    );
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((inner, index) => walk(schema.element as z.core.$ZodType, inner, visit, [...path, index]));
  }
  if (schema instanceof z.ZodRecord && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, walk(schema.valueType as z.core.$ZodType, inner, visit, [...path, key])]),
    );
  }
  return value;
}
