import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPair, parseDocument, visit } from 'yaml';

type Value = string | number;

/**
 * Edits a file of content as a writer would: value by value, each known by the names that lead to
 * it; the rest stays as it is.
 */
export function changeValues(
  content: string,
  file: string,
  change: (path: string, value: unknown) => Value | undefined,
): void {
  const path = join(content, file);
  let text = readFileSync(path, 'utf8');
  const edits: { from: number; to: number; value: Value }[] = [];
  visit(parseDocument(text), {
    Scalar: (key, { value, range }, ancestors) => {
      const names = ancestors.filter((node) => isPair(node)).map((pair) => String(pair.key));
      const changed = key === 'key' ? undefined : change(names.join('.'), value);
      if (changed !== undefined && range)
        edits.unshift({ from: range[0], to: range[1], value: changed });
    },
  });
  for (const { from, to, value } of edits)
    text = text.slice(0, from) + JSON.stringify(value) + text.slice(to);
  writeFileSync(path, text);
}
