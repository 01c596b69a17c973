import type { Meta } from '../schemas/types.ts';
import { parseLine } from '../text/line.ts';
import { parseText } from '../text/parse.ts';
import { type Tag, tagsIn } from '../text/tags.ts';
import { walk } from '../walk.ts';
import type { AuthoredValue, Entry } from './context.ts';

const body: Meta = { redaction: 'texte' };

/** The lines, texts, references and addresses of a file, from its first to its last. */
export function authoredValues({ schema, located, page }: Pick<Entry, 'schema' | 'located' | 'page'>): AuthoredValue[] {
  const found: AuthoredValue[] = [];
  walk(schema, located.data, (value, meta, path) => {
    if (typeof value === 'string') {
      const line = meta.redaction === 'texte' ? located.textLine(path).line : located.lineOf(path);
      found.push({ value, meta, path, line, isBody: false });
    }
    return value;
  });
  if (page) found.push({ value: page.body, meta: body, path: [], line: page.bodyLine, isBody: true });
  return found;
}

/** The tags of a line or a text; other values hold none. */
export function tagsOf({ value, meta }: Pick<AuthoredValue, 'value' | 'meta'>): Tag[] {
  const tree = meta.redaction === 'ligne' ? parseLine(value) : meta.redaction === 'texte' ? parseText(value).tree : undefined;
  return tree ? [...tagsIn(tree)] : [];
}

/** The page that shows a file; none for the tables, which many pages share. */
export const routeOf = ({ page, table, located }: Entry): string | undefined =>
  page?.route ?? (table ? undefined : (located.data as { page?: string } | null)?.page);
