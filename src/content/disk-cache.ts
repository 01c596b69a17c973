import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
  const fileOf = (key: string) => join(process.cwd(), '.contentlayer', name, key);
  return {
    /** Without a wait: what the disk answers first would decide the order in which React writes a page's data. */
    read(key: string): string | undefined {
      const file = fileOf(key);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    },
    /** Several processes write at once: a file is there whole, or not at all. */
    write(key: string, text: string): void {
      const half = fileOf(`${key}.${randomUUID()}`);
      mkdirSync(dirname(half), { recursive: true });
      writeFileSync(half, text);
      renameSync(half, fileOf(key));
    },
  };
}
