import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** What stands for the given texts: a change of any of them changes it. */
export const digest = (...texts: string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex').slice(0, 24);
};

const compilers =
  /(?:^|\/)(?:@mdx-js|acorn|es(?:ast|tree)|hast|mdast|micromark|next-mdx-remote|re(?:cma|hype|mark)|unified|unist|vfile)/;

/**
 * A file of the project, for the name of what is made with it. A copy that a test draws from holds
 * content alone.
 */
export function sourceOf(path: string): string {
  const file = join(process.cwd(), path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * The packages that parse and compile, as npm has installed them: what they make of a text may
 * change with them.
 */
export function packageVersions(): string {
  const { packages } = JSON.parse(
    sourceOf('node_modules/.package-lock.json') || '{"packages":{}}',
  ) as {
    packages: Record<string, { version: string }>;
  };
  const versions = Object.entries(packages).map(([path, { version }]) => `${path} ${version}`);
  return versions.filter((each) => compilers.test(each)).join('\n');
}

/**
 * What is dear to make of a text, kept from one process and one build to the next. Losing it costs
 * time and nothing else.
 */
export function diskCache(name: string) {
  const fileOf = (key: string) => join(process.cwd(), '.contentlayer', name, key);
  return {
    /**
     * Without a wait: what the disk answers first would decide the order in which React writes a
     * page's data.
     */
    read(key: string): string | undefined {
      try {
        const text = readFileSync(fileOf(key), 'utf8');
        // Builds remove what nobody has asked for in a while.
        const now = new Date();
        utimesSync(fileOf(key), now, now);
        return text;
      } catch {
        return undefined;
      }
    },
    write(key: string, text: string): void {
      const half = fileOf(`${key}.${randomUUID()}`);
      try {
        mkdirSync(dirname(half), { recursive: true });
        writeFileSync(half, text);
        // Several processes write at once: a file is there whole, or not at all.
        renameSync(half, fileOf(key));
      } catch {
        // A folder that may not be written: everything is made anew each time.
      }
    },
  };
}
