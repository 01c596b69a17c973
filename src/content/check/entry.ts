import type { Root } from 'mdast';
import type { z } from 'zod';
import type { TableFile } from '../files.ts';
import type { Kind } from '../kinds.ts';
import { findTags } from '../mdx/find-tags.ts';
import { parseLine, parseText } from '../mdx/parse.ts';
import type { Tag } from '../mdx/tags.ts';
import { Text } from '../mdx/text.ts';
import type { Values } from '../mdx/words.ts';
import type { Meta } from '../schemas/types.ts';
import { type Path, walk } from '../walk.ts';
import type { Place, Problem } from './problem.ts';
import type { Located } from './yaml.ts';

/** A file of content/, with all that the parser could read. */
export type Entry = {
  file: string;
  schema: z.ZodObject;
  located: Located;
  /** Parsed fields. Undefined when one of them has a mistake. */
  data?: unknown;
  getPlace: (path: Path) => Required<Place>;
  /** Creates a problem for the value at a path. */
  at: (path: Path, message: string) => Problem;
  authored: AuthoredValue[];
  table?: TableFile;
  page?: { kind: Kind; slug: string; route: string; body: string; bodyLine: number };
};

/**
 * A line, text, reference or address of a file, with its position. The last item of a page is its
 * body.
 */
export type AuthoredValue = ReturnType<typeof authored>;

function authored(
  value: string,
  meta: Meta,
  path: Path,
  { file, line }: Required<Place>,
  isBody = false,
) {
  const { redaction } = meta;
  /** Parses at each call, because the trees of all files together would take too much memory. */
  const tree = (): Root | undefined =>
    redaction === 'ligne' ? parseLine(value) : redaction && parseText(value).tree;
  return {
    file,
    /** First line of the value in the file. */
    line,
    value,
    meta,
    path,
    isBody,
    tree,
    /** Parses the value as a Text, which answers questions on its tags, links and words. */
    text: (values: Values) => {
      const found = tree();
      return found && new Text(found, values);
    },
    tags: () => [...findTags(tree() ?? { type: 'root', children: [] })],
    getPlace: ({ position }: { position?: Tag['position'] }) => ({
      file,
      line: line + (position?.start.line ?? 1) - 1,
    }),
  };
}

/** Lists the lines, texts, references and addresses of a file in their order. */
export function authoredValues({
  file,
  schema,
  located,
  page,
}: Omit<Entry, 'authored' | 'at' | 'getPlace'>): AuthoredValue[] {
  const found: AuthoredValue[] = [];
  walk(schema, located.data, (value, meta, path) => {
    const line = () =>
      meta.redaction === 'texte' ? located.textLine(path) : located.getLine(path);
    if (typeof value === 'string') found.push(authored(value, meta, path, { file, line: line() }));
    return value;
  });
  return page
    ? [
        ...found,
        authored(page.body, { redaction: 'texte' }, [], { file, line: page.bodyLine }, true),
      ]
    : found;
}

/**
 * Returns the route of the page that shows a file; undefined for a table, because many pages share
 * it.
 */
export const getShownRoute = ({ page, table, located }: Entry): string | undefined =>
  page?.route ?? (table ? undefined : (located.data as { page?: string } | null)?.page);
