import type { Meta } from '../schemas/types.ts';
import { parseLine } from '../text/line.ts';
import { parseText } from '../text/parse.ts';
import { tagsIn } from '../text/tags.ts';
import { Text } from '../text/text.ts';
import { type Path, walk } from '../walk.ts';
import type { AuthoredValue, Entry } from './context.ts';

function authored(value: string, meta: Meta, path: Path, line: number, isBody = false): AuthoredValue {
  const { redaction } = meta;
  const tree = () => (redaction === 'ligne' ? parseLine(value) : redaction && parseText(value).tree);
  return {
    value,
    meta,
    path,
    line,
    isBody,
    tree,
    text: (values) => {
      const found = redaction === 'texte' ? tree() : undefined;
      return found && new Text(found, values);
    },
    tags: () => [...tagsIn(tree() ?? { type: 'root', children: [] })],
    lineOf: ({ position }) => line + (position?.start.line ?? 1) - 1,
  };
}

/** The lines, texts, references and addresses of a file, from its first to its last. */
export function authoredValues({ schema, located, page }: Pick<Entry, 'schema' | 'located' | 'page'>): AuthoredValue[] {
  const found: AuthoredValue[] = [];
  walk(schema, located.data, (value, meta, path) => {
    const line = () => (meta.redaction === 'texte' ? located.textLine(path) : located.lineOf(path));
    if (typeof value === 'string') found.push(authored(value, meta, path, line()));
    return value;
  });
  return page ? [...found, authored(page.body, { redaction: 'texte' }, [], page.bodyLine, true)] : found;
}

/** The page that shows a file; none for the tables, which many pages share. */
export const routeOf = ({ page, table, located }: Entry): string | undefined =>
  page?.route ?? (table ? undefined : (located.data as { page?: string } | null)?.page);
