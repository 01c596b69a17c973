import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cache, inRoot, out } from '../../lib/paths.ts';
import { buildSite } from '../../lib/site.ts';
import { type Bench, startTable } from '../bench.ts';

// Two builds of one commit, the second without anything kept from the first: the same files, byte
// for byte.

const kept = [
  inRoot('.next'),
  inRoot('.contentlayer'),
  join(cache, 'partage'),
  join(cache, 'fonts'),
  out,
];

export const bench: Bench = async () => {
  process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000));
  const first = await fresh();
  const second = await fresh();
  const different = [...new Set([...first.keys(), ...second.keys()])].filter(
    (file) => first.get(file) !== second.get(file),
  );
  startTable('fichiers', 'différents')(first.size, different.length);
  return different;
};

async function fresh(): Promise<Map<string, string>> {
  for (const folder of kept) await rm(folder, { recursive: true, force: true });
  await buildSite();
  const files = globSync('**/*', { cwd: out, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const read = async (file: string): Promise<[string, string]> => [
    file.slice(out.length + 1),
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
  ];
  return new Map(await Promise.all(files.map((entry) => read(join(entry.parentPath, entry.name)))));
}
