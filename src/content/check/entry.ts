import type { Root } from 'mdast';
import type { z } from 'zod';
import { memoize } from '#src/lib/memoize.ts';
import { faqFiles, schemaName, type TableFile, tableNames, tables } from '../files.ts';
import { type Kind, kinds } from '../kinds.ts';
import { findTags } from '../mdx/find-tags.ts';
import { parseLine, parseText } from '../mdx/parse.ts';
import type { Tag } from '../mdx/tags.ts';
import { Text } from '../mdx/text.ts';
import type { Values } from '../mdx/words.ts';
import type { Meta } from '../schemas/types.ts';
import { type Path, walk } from '../walk.ts';
import { translateIssues } from './fields.ts';
import { error, type Place, type Problem } from './problem.ts';
import type { ContentFile } from './read.ts';
import { type Located, readYaml } from './yaml.ts';

/** File of content/ with everything that the parser could read. */
export type Entry = {
  file: string;
  located: Located;
  /** Parsed fields. Undefined if one of them has a mistake. */
  data?: unknown;
  getPlace: (path: Path) => Required<Place>;
  /** Creates a problem at the line of the value with this path. */
  at: (path: Path, message: string) => Problem;
  authored: AuthoredValue[];
  table?: TableFile;
  page?: { kind: Kind; slug: string; route: string; body: string; bodyLine: number };
  /**
   * Route of the page that shows the file. Undefined for a table, because several pages show it.
   */
  route?: string | undefined;
};

/**
 * Text or address that a writer has typed, with its place in the file. The last one of a page is
 * its body.
 */
export type AuthoredValue = ReturnType<typeof describeValue>;

function describeValue(value: string, meta: Meta, path: Path, { file, line }: Required<Place>) {
  const { redaction } = meta;
  /** Parses again at each call, because the trees of all files would need too much memory. */
  const tree = (): Root | undefined =>
    redaction === 'ligne' ? parseLine(value) : redaction && parseText(value).tree;
  return {
    file,
    /** Line of the file at which the value begins. */
    line,
    value,
    meta,
    path,
    isBody: path.length === 0,
    tree,
    tags: (): Tag[] => [...findTags(tree() ?? { type: 'root', children: [] })],
    /** Parses the value as a Text object, which returns its tags, links and words. */
    text: (values: Values) => {
      const found = tree();
      return found && new Text(found, values);
    },
    getPlace: ({ position }: Pick<Tag, 'position'>) => ({
      file,
      line: line + (position?.start.line ?? 1) - 1,
    }),
  };
}

type Read = { entry?: Entry; problems: Problem[] };

/** Parses a file of content/ and checks its fields against the schema of its folder. */
export const readEntry = ({ path, text }: ContentFile): Read => readCached(`${path}\n${text}`);

/**
 * Parses a file. memoize() accepts only one string, so the first line of the string is the path.
 */
const readCached = memoize((file) => {
  const end = file.indexOf('\n');
  return read(file.slice(0, end), file.slice(end + 1));
});

function read(path: string, text: string): Read {
  const file = `content/${path}`;
  const refuse = (message: string): Read => ({ problems: [error({ file }, message)] });
  const [folder = '', name = ''] = path.split('/');
  const table = tableNames.find((each) => tables[each].file === path);
  if (table || folder === faqFiles.folder) {
    const depth = '../'.repeat(path.split('/').length - 1);
    const head = `# yaml-language-server: $schema=${depth}.schemas/${schemaName(file)}.json`;
    // Requires this line, because editors read from it which schema proposes the fields.
    if (!text.startsWith(`${head}\n`))
      return refuse(
        `La première ligne dit aux éditeurs quels champs proposer. Écrivez-la ainsi : ${head}`,
      );
    return table
      ? readFields(file, text, tables[table].schema, { table })
      : readFields(file, text, faqFiles.schema);
  }
  if (!text.startsWith('---\n'))
    return refuse(
      'Le fichier doit commencer par une ligne --- , puis les champs de la page, puis une ' +
        'autre ligne ---.',
    );
  const [head, fields = ''] = /^---\n((?:[^\n]*\n)*?)---[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (head === undefined)
    return refuse(
      'Les champs de la page ne sont pas fermés : il manque une ligne --- avant le texte.',
    );
  const kind = folder as Kind;
  const slug = name.replace(/\.mdx$/, '');
  const { schema, route } = kinds[kind];
  const [body, bodyLine] = [text.slice(head.length), head.split('\n').length];
  return readFields(file, fields, schema, {
    page: { kind, slug, route: route(slug), body, bodyLine },
  });
}

function readFields(
  file: string,
  text: string,
  schema: z.ZodObject,
  { table, page }: Pick<Entry, 'table' | 'page'> = {},
): Read {
  const { located, problems } = readYaml(file, text, page ? 1 : 0);
  if (!located) return { problems };
  const getPlace: Entry['getPlace'] = (path) => ({ file, line: located.getLine(path) });
  const at: Entry['at'] = (path, message) => error(getPlace(path), message);
  const authored: AuthoredValue[] = [];
  walk(schema, located.data, (value, meta, path) => {
    const line = located[meta.redaction === 'texte' ? 'getTextLine' : 'getLine'](path);
    if (typeof value === 'string') authored.push(describeValue(value, meta, path, { file, line }));
    return value;
  });
  if (page)
    authored.push(
      describeValue(page.body, { redaction: 'texte' }, [], { file, line: page.bodyLine }),
    );
  const shownBy = table ? undefined : (located.data as { page?: string } | null)?.page;
  const { data, error: refused } = schema.safeParse(located.data ?? {});
  const entry: Entry = {
    file,
    located,
    data,
    getPlace,
    at,
    authored,
    route: page?.route ?? shownBy,
    ...(table && { table }),
    ...(page && { page }),
  };
  const issues = translateIssues(refused?.issues ?? [], schema, located.data);
  return { entry, problems: Array.from(issues, ({ path, message }) => at(path, message)) };
}
