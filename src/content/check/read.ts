import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse, relative } from 'node:path';
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
const tableFiles = Object.values(tables).map(({ file }) => file);

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
  const found = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !isIgnored(path))
    .sort((a, b) => a.localeCompare(b));
  for (const path of found) {
    const refuse = (message: string, line = 1, file = path) =>
      problems.push(error({ file: `content/${file}`, line }, message));
    const { dir } = parse(path);
    const wrongName = describeWrongName(path);
    const { text, message, line } = decode(readFileSync(join(root, path)));
    if (dir !== '' && !folders.includes(dir)) refuse(describeFolder(dir), 1, dir);
    else if (wrongName) refuse(wrongName);
    else {
      paths.push(path);
      if (message) refuse(message, line);
      else files.push({ path, text });
    }
  }
  const list = join(root, wordList);
  return { files, paths, words: existsSync(list) ? readFileSync(list, 'utf8') : '', problems };
}

const describeFolder = (dir: string) =>
  'Ce dossier n’existe pas pour le site.' +
  (formatSuggestion(findNearest(dir, folders)) || ` Les dossiers sont ${listWithAnd(folders)}.`);

function describeWrongName(path: string): string | undefined {
  const { dir, base, name } = parse(path);
  const holdsTables = ['', 'tables'].includes(dir);
  const extension = holdsTables || dir === faqFiles.folder ? '.yaml' : '.mdx';
  const expected = `${slugify(name) || 'page'}${extension}`;
  if (base !== expected)
    return (
      `Ce dossier n’a que des fichiers ${extension}, au nom en minuscules sans accent, chiffres ` +
      `et tirets, comme dans une adresse. Renommez ce fichier « ${expected} », ou rangez-le hors ` +
      'de content/.'
    );
  if (!holdsTables || tableFiles.includes(path)) return undefined;
  const remedy =
    formatSuggestion(findNearest(path, tableFiles)) ||
    ' Supprimez-le, ou rangez-le hors de content/.';
  return `Le site ne lit pas ce fichier.${remedy}`;
}

const encodingMessage =
  'Le fichier n’est pas enregistré en UTF-8 : ses accents sont illisibles. ' +
  'Enregistrez-le de nouveau en choisissant UTF-8.';
const emptyMessage = 'Le fichier est vide. Écrivez la page, ou supprimez-le.';
const conflictMessage =
  'Git a laissé ici deux versions du même passage : la vôtre après <<<<<<<, l’autre après ' +
  '=======, jusqu’à >>>>>>>. Gardez l’une, ou mêlez-les, puis supprimez ces trois lignes.';

function decode(bytes: Buffer): { text: string; message?: string; line?: number } {
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
  const line = text.split('\n').findIndex((each) => /^[<>]{7} /.test(each)) + 1;
  if (!isUtf8(bytes)) return { text, message: encodingMessage };
  if (text.trim() === '') return { text, message: emptyMessage };
  return line > 0 ? { text, message: conflictMessage, line } : { text };
}
