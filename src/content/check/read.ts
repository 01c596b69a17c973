import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, parse, relative } from 'node:path';
import { formatSuggestion, listWithAnd } from '#src/lib/list-words.ts';
import { findNearest } from '#src/lib/nearest.ts';
import { slugify } from '#src/lib/slug.ts';
import { faqFiles, tables } from '../files.ts';
import { kindNames } from '../kinds.ts';
import { error, type Problem } from './problem.ts';

export type ContentFile = { path: string; text: string };

/**
 * File with words and names that the dictionary lacks, one per line. The text after a # is a note
 * for writers.
 */
export const wordList = 'orthographe.txt';

const folders = [...kindNames, faqFiles.folder, 'tables'];
const tableFiles = new Set<string>(Object.values(tables).map(({ file }) => file));

/**
 * Returns whether the check must ignore a file: the writers' guide, the word list, and hidden files
 * or backups of editors.
 */
const isIgnored = (path: string) =>
  path === 'README.md' || path === wordList || /(^|\/)\.|~$/.test(path);

/** Reads all files of content/. `paths` also contains files that could not be read. */
export function readContent(root: string) {
  const files: ContentFile[] = [];
  const paths: string[] = [];
  const problems: Problem[] = [];
  const refuse = (path: string, message: string, line = 1) =>
    problems.push(error({ file: join('content', path), line }, message));

  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, path: relative(root, join(entry.parentPath, entry.name)) }))
    .filter(({ path }) => !isIgnored(path))
    .sort((a, b) => a.path.localeCompare(b.path));
  for (const { entry, path } of entries) {
    if (entry.isDirectory()) {
      if (!folders.includes(path)) refuse(path, describeUnknownFolder(path));
      continue;
    }
    if (!['.', ...folders].includes(dirname(path))) continue;
    const wrongName = checkName(path);
    if (wrongName) {
      refuse(path, wrongName);
      continue;
    }
    paths.push(path);
    const { text, message, line } = decode(readFileSync(join(root, path)));
    if (message) refuse(path, message, line);
    else files.push({ path, text });
  }
  const list = join(root, wordList);
  return { files, paths, words: existsSync(list) ? readFileSync(list, 'utf8') : '', problems };
}

function describeUnknownFolder(path: string): string {
  const remedy =
    formatSuggestion(findNearest(path, folders)) || ` Les dossiers sont ${listWithAnd(folders)}.`;
  return `Ce dossier n’existe pas pour le site.${remedy}`;
}

function checkName(path: string): string | undefined {
  const { dir, base, ext, name } = parse(path);
  const expected = ['', 'tables', faqFiles.folder].includes(dir) ? '.yaml' : '.mdx';
  if (ext !== expected) {
    const isNearly = ['.yml', '.md', '.yaml', '.mdx'].includes(ext.toLowerCase());
    const remedy = isNearly
      ? `Renommez-le « ${name}${expected} ».`
      : `Ce dossier ne contient que des fichiers ${expected}.`;
    return `« ${base} » n’est pas un fichier ${expected}. ${remedy}`;
  }
  if (name !== slugify(name))
    return (
      'Le nom d’un fichier devient une adresse : minuscules sans accent, chiffres et ' +
      `tirets. Renommez-le « ${slugify(name) || 'page'}${expected} ».`
    );
  if (!['', 'tables'].includes(dir) || tableFiles.has(path)) return undefined;
  const remedy =
    formatSuggestion(findNearest(path, tableFiles)) ||
    ' Supprimez-le, ou rangez-le hors de content/.';
  return `Le site ne lit pas ce fichier.${remedy}`;
}

const conflictMessage =
  'Git a laissé ici deux versions du même passage : la vôtre après <<<<<<<, l’autre après ' +
  '=======, jusqu’à >>>>>>>. Gardez l’une, ou mêlez-les, puis supprimez ces trois lignes.';
const encodingMessage =
  'Le fichier n’est pas enregistré en UTF-8 : ses accents sont illisibles. ' +
  'Enregistrez-le de nouveau en choisissant UTF-8.';

type Decoded = { text: string; message?: string; line?: number };

function decode(bytes: Buffer): Decoded {
  if (!isUtf8(bytes)) return { text: '', message: encodingMessage };
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
  if (text.trim() === '')
    return { text, message: 'Le fichier est vide. Écrivez la page, ou supprimez-le.' };
  const line = text.split('\n').findIndex((each) => /^[<>]{7} /.test(each)) + 1;
  return line > 0 ? { text, message: conflictMessage, line } : { text };
}
