import type { Root } from 'mdast';
import { memoize } from '#src/lib/memoize.ts';
import { faqFiles, schemaName, type TableFile, tableNames, tables } from '../files.ts';
import { type Kind, kinds } from '../kinds.ts';
import { parseLine, parseText } from '../mdx/parse.ts';
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
  table: TableFile | undefined;
  page: { kind: Kind; slug: string; route: string; body: string } | undefined;
  /**
   * Route of the page that shows the file. Undefined for a table, because several pages show it.
   */
  route: string | undefined;
};

/**
 * Text or address that a writer has typed, with its place in the file. The last one of a page is
 * its body, whose path is empty.
 */
type AuthoredValue = Required<Place> & {
  value: string;
  meta: Meta;
  path: Path;
  /** Parses again at each call, because the trees of all files would need too much memory. */
  tree: () => Root | undefined;
};

function parseValue(value: string, { redaction }: Meta): Root | undefined {
  if (redaction === 'ligne') return parseLine(value);
  return redaction && parseText(value).tree;
}

type Read = { entry?: Entry; problems: Problem[] };

/** Parses a file of content/ and checks its fields against the schema of its folder. */
export const readEntry = ({ path, text }: ContentFile): Read => readCached(`${path}\n${text}`);

/**
 * Parses a file. memoize() accepts only one string, so the first line of the string is the path.
 */
const readCached = memoize((source): Read => {
  const [path = ''] = source.split('\n', 1);
  const [file, text] = [`content/${path}`, source.slice(path.length + 1)];
  const refuse = (message: string): Read => ({ problems: [error({ file }, message)] });
  const [folder = '', name = ''] = path.split('/');
  const table = tableNames.find((each) => tables[each].file === path);
  if (table || folder === faqFiles.folder) {
    const depth = '../'.repeat(path.split('/').length - 1);
    const head = `# yaml-language-server: $schema=${depth}.schemas/${schemaName(file)}.json`;
    // Requires this first line, because it tells a code editor (for example VS Code) which schema
    // to use when it suggests fields to the writer.
    return text.startsWith(`${head}\n`)
      ? readFields(file, text, { table })
      : refuse(
          `La première ligne dit aux éditeurs quels champs proposer. Écrivez-la ainsi : ${head}`,
        );
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
  const [kind, slug] = [folder as Kind, name.replace(/\.mdx$/, '')];
  const page = { kind, slug, route: kinds[kind].route(slug), body: text.slice(head.length) };
  return readFields(file, fields, { page, bodyLine: head.split('\n').length });
});

type Part = { table?: TableFile | undefined; page?: Entry['page']; bodyLine?: number };

function readFields(file: string, text: string, { table, page, bodyLine = 1 }: Part): Read {
  const { schema } = (page && kinds[page.kind]) ?? (table ? tables[table] : faqFiles);
  const { located, problems } = readYaml(file, text, page ? 1 : 0);
  if (!located) return { problems };
  const getPlace: Entry['getPlace'] = (path) => ({ file, line: located.getLine(path) });
  const at: Entry['at'] = (path, message) => error(getPlace(path), message);
  const authored: AuthoredValue[] = [];
  const add = (value: string, meta: Meta, path: Path, line: number) =>
    authored.push({ file, line, value, meta, path, tree: () => parseValue(value, meta) });
  walk(schema, located.data, (value, meta, path) => {
    const getLine = meta.redaction === 'texte' ? located.getTextLine : located.getLine;
    if (typeof value === 'string') add(value, meta, path, getLine(path));
    return value;
  });
  if (page) add(page.body, { redaction: 'texte' }, [], bodyLine);
  const shownBy = table ? undefined : (located.data as { page?: string } | null)?.page;
  const { data, error: refused } = schema.safeParse(located.data ?? {});
  const issues = translateIssues(refused?.issues ?? [], schema, located.data);
  return {
    entry: {
      file,
      located,
      data,
      getPlace,
      at,
      authored,
      table,
      page,
      route: page?.route ?? shownBy,
    },
    problems: Array.from(issues, ({ path, message }) => at(path, message)),
  };
}
