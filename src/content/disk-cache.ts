import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stands for the given texts: a change of any of them changes it. */
export const digest = (...texts: string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex').slice(0, 24);
};

/** The versions of all packages: what they make of a text may change with them. */
export const packageVersions = () => readFileSync(join(process.cwd(), 'package.json'), 'utf8');

/** What is dear to make of a text, kept from one process and one build to the next; builds forget what is old. */
export function diskCache(name: string) {
  const folder = join(process.cwd(), '.contentlayer', name);
  return {
    /** Without a wait: what the disk answers first would decide the order in which React writes a page's data. */
    read(key: string): string | undefined {
      const file = join(folder, key);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    },
    /** Several processes write at once: a file is there whole, or not at all. */
    write(key: string, text: string): void {
      mkdirSync(folder, { recursive: true });
      const half = join(folder, `${key}.${randomUUID()}`);
      writeFileSync(half, text);
      renameSync(half, join(folder, key));
    },
  };
}
