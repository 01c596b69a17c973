import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { checkContent } from '#src/content/check/index.ts';
import { describe, type Problem } from '#src/content/check/problem.ts';
import { ownFolder } from '../support/folder.ts';

/** Change to the valid site in tests/content/good. */
export type Edit = { file: string } & (
  | { find: string; replace: string }
  | { write: string }
  | { append: string }
  | { remove: true }
  | { encode: keyof typeof encodings }
);

/** Mistake of a writer, and the exact message that the check must report for it. */
type Fixture = { name: string; mistake: string; edits: Edit[]; says: string };

const today = '2026-06-01';
const good = join(import.meta.dirname, 'good');
const bad = join(import.meta.dirname, 'bad');

export const fixtures: [string, Fixture][] = globSync('*.yaml', { cwd: bad })
  .sort()
  .flatMap((file) => parseAllDocuments(readFileSync(join(bad, file), 'utf8')))
  .map((document) => document.toJS() as Fixture)
  .map((fixture) => [fixture.name, fixture]);

// Copies the valid site once for all fixtures, because a copy for each fixture took most of the
// time of the tests. check() restores the edited files after each fixture.
const site = ownFolder('contenu');
cpSync(good, site, { recursive: true });

/** Returns the problems that the check reports for the valid site after these edits. */
export function check(edits: Edit[], day = today): { problems: Problem[]; text: string } {
  try {
    for (const edit of edits) apply(edit);
    const { problems, getLine } = checkContent(join(site, 'content'), day);
    return { problems, text: describe(problems, getLine) };
  } finally {
    for (const { file } of edits) putBack(file);
  }
}

/** Undoes an edit: restores a file of the valid site, or removes a new file and its folder. */
function putBack(file: string) {
  if (existsSync(join(good, file))) return copyFileSync(join(good, file), join(site, file));
  const isNewFolder = !existsSync(join(good, dirname(file)));
  rmSync(join(site, isNewFolder ? dirname(file) : file), { recursive: true, force: true });
}

const encodings = {
  latin1: (text: string) => Buffer.from(text, 'latin1'),
  bom: (text: string) => `\uFEFF${text}`,
  crlf: (text: string) => text.replaceAll('\n', '\r\n'),
};

function apply(edit: Edit) {
  const file = join(site, edit.file);
  mkdirSync(dirname(file), { recursive: true });
  if ('write' in edit) return writeFileSync(file, edit.write);
  if ('remove' in edit) return rmSync(file);
  const text = readFileSync(file, 'utf8');
  if ('append' in edit) return writeFileSync(file, text + edit.append);
  if ('encode' in edit) return writeFileSync(file, encodings[edit.encode](text));
  const { find, replace } = edit;
  if (!text.includes(find)) throw new Error(`${edit.file} does not hold: ${find}`);
  return writeFileSync(
    file,
    text.replace(find, () => replace),
  );
}
