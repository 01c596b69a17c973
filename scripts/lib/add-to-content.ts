import { existsSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEntry } from '#src/content/check/entries.ts';
import { readContent } from '#src/content/check/read.ts';
import { type Kind, kinds } from '#src/content/kinds.ts';
import type { Skeleton } from '#src/content/skeleton.ts';
import { Failure } from './failure.ts';
import { write } from './write.ts';

/**
 * Adds files and rows. Checks all of them before it writes, and never overwrites a file or repeats
 * a row.
 */
export async function addToContent(content: string, { files, rows }: Skeleton): Promise<string[]> {
  const entries = readContent(content).files.flatMap((file) => readEntry(file).entry ?? []);
  const path = (file: string) => join(content, file);
  for (const file of Object.keys(files)) {
    if (existsSync(path(file)))
      throw new Failure(
        `content/${file} existe déjà. Choisissez un autre titre, ou modifiez ce fichier.`,
      );
    const [folder = '', name = ''] = file.replace('.mdx', '').split('/');
    const route = folder in kinds ? kinds[folder as Kind].route(name) : undefined;
    const same = entries.find((entry) => route && entry.page?.route === route);
    if (same)
      throw new Failure(
        `L’adresse ${route} est déjà celle de ${same.file}. Choisissez un autre titre.`,
      );
  }
  for (const [file, row] of Object.entries(rows)) {
    const id = /^\s*(?:# )?([\w-]+):/.exec(row)?.[1];
    const table = entries.find((entry) => entry.file === `content/${file}`)?.located.data as
      | { lignes?: object; assureurs?: object }
      | undefined;
    if (id && (id in (table?.lignes ?? {}) || id in (table?.assureurs ?? {})))
      throw new Failure(`content/${file} a déjà une ligne « ${id} ». Choisissez un autre titre.`);
  }
  for (const [file, text] of Object.entries(files)) await write(path(file), text, true);
  for (const [file, row] of Object.entries(rows)) await appendFile(path(file), row);
  return [...Object.keys(files), ...Object.keys(rows)].map((file) => `content/${file}`);
}
