import type { z } from 'zod';
import { childOf, readNode } from './schemas/node.ts';
import type { Meta } from './schemas/types.ts';

export type Path = (string | number)[];

/**
 * Walks through a value together with its schema. Calls `visit` for each value whose schema has
 * metadata, and replaces the value by the result.
 */
export function walk(
  schema: z.core.$ZodType,
  value: unknown,
  visit: (value: unknown, meta: Meta, path: Path) => unknown,
  path: Path = [],
): unknown {
  if (value === undefined || value === null) return value;
  const node = readNode(schema);
  if (node.meta.redaction || node.meta.table || node.meta.page)
    return visit(value, node.meta, path);
  if (typeof value !== 'object') return value;
  const below = (inner: unknown, key: string | number) => {
    const child = childOf(node, key);
    return child ? walk(child, inner, visit, [...path, key]) : inner;
  };
  if (Array.isArray(value)) return value.map(below);
  if (node.keyMeta.table)
    for (const key of Object.keys(value)) visit(key, node.keyMeta, [...path, key]);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, below(inner, key)]));
}
