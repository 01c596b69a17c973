import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tableNames, tables } from '../files.ts';
import { blocks } from '../schemas/blocks.ts';
import { walk } from '../walk.ts';
import { blanks } from './blanks.ts';
import { checkCode } from './code.ts';
import type { Context, Entry } from './context.ts';
import { unknownId } from './elements.ts';
import { readEntry } from './entries.ts';
import { lineProblems } from './line.ts';
import { linkProblem } from './links.ts';
import { makeContext } from './make-context.ts';
import { error, fieldName, inOrder, type Problem } from './problem.ts';
import { type ContentFile, readContent } from './read.ts';
import { checkSite } from './site.ts';
import { checkSources } from './sources.ts';
import { checkWriting, parseWriting } from './writing.ts';

export type Check = {
  problems: Problem[];
  lineOf: (file: string, line: number) => string | undefined;
  files: ContentFile[];
  entries: Entry[];
};

/** Every problem of content/, all at once. Needs no build: it reads the files as they are. */
export function checkContent(root: string, today: string): Check {
  const { files, unread, problems } = readContent(root);
  const entries: Entry[] = [];
  for (const file of files) {
    const { entry, problems: found } = readEntry(file);
    problems.push(...found);
    if (entry) entries.push(entry);
  }
  for (const name of tableNames) {
    if (![...files.map(({ path }) => path), ...unread].includes(tables[name].file))
      problems.push(error(`content/${tables[name].file}`, 1, 'Ce fichier manque : le site en a besoin.'));
  }
  const project = dirname(root);
  const context = makeContext(root, entries, [...files.map(({ path }) => path), ...unread]);
  for (const entry of entries) problems.push(...checkTexts(entry, context));
  problems.push(...checkSources(entries, today), ...checkSite(entries, context), ...checkCode(project, context));
  problems.push(...files.flatMap(blanks));

  const texts = new Map(files.map(({ path, text }) => [`content/${path}`, text]));
  const textOf = (file: string) => texts.get(file) ?? (file.startsWith('src/') ? readFileSync(join(project, file), 'utf8') : '');
  return { problems: inOrder(problems), files, entries, lineOf: (file, line) => textOf(file).split('\n')[line - 1] };
}

/** The lines, texts, references and addresses of a file, and the body of a page. */
function checkTexts(entry: Entry, context: Context): Problem[] {
  const { file, schema, located, page } = entry;
  const problems: Problem[] = [];
  const data = (located.data ?? {}) as Record<string, unknown>;
  const fields = new Set(Object.keys(blocks).filter((name) => data[name] !== undefined));
  const route = page?.route ?? String(data.page ?? '/');

  walk(schema, data, (value, meta, path) => {
    if (typeof value !== 'string') return value;
    const at = (message: string) => problems.push(error(file, located.lineOf(path), `${fieldName(path)} : ${message}`));
    if (meta.table && !context.ids[meta.table].has(value)) at(unknownId(value, meta.table, context));
    if (meta.page) {
      const problem = linkProblem(value, route, context);
      // What is no address at all is said with the fields; where redirections lead is checked with them.
      const saidElsewhere = !value.startsWith('/') || (entry.table === 'redirections' && context.redirected.has(value));
      if (problem && !saidElsewhere) at(problem);
    }
    if (meta.redaction === 'ligne' && !isTable(entry)) for (const message of lineProblems(value, context)) at(message);
    if (meta.redaction === 'texte') {
      const { line } = located.textLine(path);
      problems.push(...checkWriting({ file, text: value, line, route, body: false, fields }, parseWriting(value), context));
    }
    return value;
  });
  if (page) {
    problems.push(
      ...checkWriting(
        { file, text: page.body, line: page.bodyLine, route: page.route, body: true, fields },
        page.parsed,
        context,
      ),
    );
  }
  return problems;
}

// Tables are where numbers are written: their own lines may hold some.
const isTable = ({ table }: Entry) => table !== undefined;
