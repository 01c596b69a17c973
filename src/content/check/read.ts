import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatSuggestion, listWithAnd } from '#src/lib/list-words.ts';
import { findNearest } from '#src/lib/nearest.ts';
import { slugify } from '#src/lib/slug.ts';
import { faqFiles, tables } from '../files.ts';
import { kindNames } from '../kinds.ts';
import { error, type Problem } from './problem.ts';
import { wordList } from './spelling.ts';

export type ContentFile = { path: string; text: string };

const largest = 1_000_000;
const linked =
  'C’est un lien vers un autre endroit du disque. Copiez le fichier ici : le site ne suit pas ' +
  'les liens.';
const twoVersions =
  'Git a laissé ici deux versions du même passage : la vôtre après <<<<<<<, l’autre après ' +
  '=======, jusqu’à >>>>>>>. Gardez l’une, ou mêlez-les, puis supprimez ces trois lignes.';
/**
 * Tests for files that are not content: the writers' guide, the word list, and hidden or backup
 * files of editors and systems.
 */
const ignored = (path: string) =>
  path === 'README.md' || path === wordList || /(^|\/)\.|~$/.test(path);
const folders = [...kindNames, faqFiles.folder, 'tables'];
const standalone = new Set<string>(Object.values(tables).map(({ file }) => file));

/**
 * Reads all files of content/. Reports an unreadable file as a problem and continues with the other
 * files.
 */
export function readContent(root: string): {
  files: ContentFile[];
  unread: string[];
  words: string;
  problems: Problem[];
} {
  const files: ContentFile[] = [];
  const unread: string[] = [];
  const problems: Problem[] = [];
  const refuse = (path: string, message: string, line = 1) => {
    problems.push(error({ file: join('content', path), line }, message));
  };

  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder)).sort()) {
      const path = folder ? `${folder}/${entry}` : entry;
      if (ignored(path)) continue;
      const stat = lstatSync(join(root, path));
      if (stat.isSymbolicLink()) refuse(path, linked);
      else if (stat.isDirectory() && folders.includes(path)) visit(path);
      else if (stat.isDirectory())
        refuse(
          path,
          'Ce dossier n’existe pas pour le ' +
            `site.${formatSuggestion(findNearest(path, folders)) || ` Les dossiers sont ${listWithAnd(folders)}.`}`,
        );
      else {
        const problem = nameProblem(path);
        const read = problem ?? sizeProblem(stat.size) ?? decodeUtf8(join(root, path));
        const conflict =
          typeof read === 'string'
            ? 0
            : read.text.split('\n').findIndex((line) => /^[<>]{7} /.test(line)) + 1;
        if (typeof read === 'string') refuse(path, read);
        else if (conflict > 0) refuse(path, twoVersions, conflict);
        else files.push({ path, text: read.text });
        if (!problem && (typeof read === 'string' || conflict > 0)) unread.push(path);
      }
    }
  };
  visit('');
  const list = join(root, wordList);
  return { files, unread, words: existsSync(list) ? readFileSync(list, 'utf8') : '', problems };
}

function nameProblem(path: string): string | undefined {
  const [folder = '', name = ''] = path.includes('/') ? path.split('/') : ['', path];
  const expectedExtension = ['', 'tables', faqFiles.folder].includes(folder) ? 'yaml' : 'mdx';
  const extension = name.split('.').at(-1) ?? '';
  const stem = name.slice(0, -extension.length - 1);
  if (extension !== expectedExtension) {
    const isNearly = ['yml', 'md', 'YAML', 'MDX'].includes(extension);
    const why = isNearly
      ? ` Renommez-le « ${stem}.${expectedExtension} ».`
      : ` Ce dossier ne contient que des fichiers .${expectedExtension}.`;
    return `« ${name} » n’est pas un fichier .${expectedExtension}.${why}`;
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem)) {
    return (
      'Le nom d’un fichier devient une adresse : minuscules sans accent, chiffres et ' +
      `tirets. Renommez-le « ${slugify(stem) || 'page'}.${expectedExtension} ».`
    );
  }
  if (!['', 'tables'].includes(folder) || standalone.has(path)) return undefined;
  return (
    'Le site ne lit pas ce ' +
    `fichier.${formatSuggestion(findNearest(path, standalone)) || ' Supprimez-le, ou rangez-le hors de content/.'}`
  );
}

const sizeProblem = (size: number) => {
  if (size === 0) return 'Le fichier est vide. Écrivez la page, ou supprimez-le.';
  if (size > largest)
    return (
      `Le fichier pèse ${(size / 1e6).toFixed(1).replace('.', ',')} Mo, plus que le ` +
      'maximum de 1 Mo. Une image y est-elle collée ? Enregistrez-la dans public/.'
    );
  return undefined;
};

function decodeUtf8(file: string): { text: string } | string {
  const bytes = readFileSync(file);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.trim() === '')
      return 'Le fichier ne contient que des espaces. Écrivez la page, ou supprimez-le.';
    return { text: text.replaceAll('\r\n', '\n').replaceAll('\r', '\n') };
  } catch {
    return (
      'Le fichier n’est pas enregistré en UTF-8 : ses accents sont illisibles. ' +
      'Enregistrez-le de nouveau en choisissant UTF-8.'
    );
  }
}
