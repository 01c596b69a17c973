import type { ReactElement } from 'react';

/**
 * Type check for props: types that JSON can represent stay as they are, other types become `never`.
 */
export type Plain<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Date | ReactElement | ((...given: never[]) => unknown)
    ? never
    : T extends object
      ? { [Key in keyof T]: Plain<T[Key]> }
      : never;

function check(value: unknown, path: string): void {
  if (value === null || value === undefined || ['string', 'boolean'].includes(typeof value)) return;
  if (typeof value === 'number' && Number.isFinite(value)) return;
  const isPlain =
    typeof value === 'object' &&
    (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);
  if (!isPlain || '$$typeof' in value)
    throw new Error(`${path}: an island's props are plain data; what is drawn goes into a slot`);
  for (const [key, inner] of Object.entries(value)) check(inner, `${path}.${key}`);
}

/**
 * Serialises the props of an island for an HTML attribute. Throws during the build if JSON cannot
 * represent a value.
 */
export function plainData(island: string, props: object): string {
  check(props, island);
  return JSON.stringify(props);
}
