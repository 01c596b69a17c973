import type { Root } from 'mdast';
import { memoize } from '#src/lib/memoize.ts';
import { faqFiles, type TableFile, tableNames, tables } from '../files.ts';
import { type Kind, kinds, readAddress } from '../kinds.ts';
import { parseLine, parseText } from '../mdx/parse.ts';
import type { Meta } from '../schemas/types.ts';
import { type Path, walk } from '../walk.ts';
import { parseFields } from './fields.ts';
import { error, type Place, type Problem } from './problem.ts';
import type { ContentFile } from './read.ts';
import { readYaml } from './yaml.ts';

/** File of content/ whose fields are valid. */
export type Entry = {
  file: string;
  data: unknown;
  /** Creates a problem at the line of the value with this path. */
  at: (path: Path, message: string, create?: typeof error) => Problem;
  authored: AuthoredValue[];
  table: TableFile | undefined;
  page: { kind: Kind; route: string; body: string } | undefined;
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

const frameMessage =
  'Les champs de la page vont entre deux lignes --- : la première du fichier, et une autre avant ' +
  'le texte. L’une des deux manque.';

type Read = { entry?: Entry; problems: Problem[] };

/** Parses a file of content/ and checks its fields against the schema of its folder. */
export const readEntry = ({ path, text }: ContentFile): Read => readCached(`${path}\n${text}`);

/**
 * Parses a file. memoize() accepts only one string, so the first line of the string is the path.
 */
const readCached = memoize((source): Read => {
  const [path = ''] = source.split('\n', 1);
  const [file, text] = [`content/${path}`, source.slice(path.length + 1)];
  const address = readAddress(path);
  if (!address)
    return readFields(file, text, { table: tableNames.find((each) => tables[each].file === path) });
  const [head, fields = ''] = /^---\n((?:[^\n]*\n)*?)---[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (head === undefined) return { problems: [error({ file }, frameMessage)] };
  const page = { ...address, body: text.slice(head.length) };
  return readFields(file, fields, { page, bodyLine: head.split('\n').length });
});

type Part = { table?: TableFile | undefined; page?: Entry['page']; bodyLine?: number };

function readFields(file: string, text: string, { table, page, bodyLine = 1 }: Part): Read {
  const { schema } = (page && kinds[page.kind]) ?? (table ? tables[table] : faqFiles);
  const read = readYaml(text, page ? 1 : 0);
  if (read.fault) return { problems: [error({ file, line: read.fault.line }, read.fault.message)] };
  const { data: written, getLine } = read;
  const at: Entry['at'] = (path, message, create = error) =>
    create({ file, line: getLine(path) }, message);
  const { data, issues } = parseFields(schema, written ?? {});
  if (!data) return { problems: issues.map(({ path, message }) => at(path, message)) };
  const authored: AuthoredValue[] = [];
  const add = (value: string, meta: Meta, path: Path, line: number) =>
    authored.push({ file, line, value, meta, path, tree: () => parseValue(value, meta) });
  walk(schema, written, (value, meta, path) => {
    add(String(value), meta, path, getLine(path));
    return value;
  });
  if (page) add(page.body, { redaction: 'texte' }, [], bodyLine);
  const route = page?.route ?? (table ? undefined : String(data.page));
  return { entry: { file, data, at, authored, table, page, route }, problems: [] };
}
