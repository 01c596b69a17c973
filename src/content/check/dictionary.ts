import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { memoize } from '#src/lib/memoize.ts';

// The French dictionary of Grammalecte, read as its affix file says, without unfolding it: half a
// million forms would take seconds and half a gigabyte, looking one up takes neither.

type Ending = { flag: string; removed: string; condition: string };

const folder = dirname(createRequire(import.meta.url).resolve('dictionary-fr'));
const needsEnding = '()';

/** Read where a word is first looked up. */
const dictionaryIn = memoize((from) => {
  const read = (name: string) => readFileSync(join(from, name), 'utf8').split('\n');
  const stems = new Map<string, string>();
  for (const row of read('index.dic').slice(1)) {
    const [entry = ''] = row.split(/[\t ]/, 1);
    const [stem = '', flags = ''] = entry.split('/');
    if (stem) stems.set(stem, (stems.get(stem) ?? '') + flags);
  }
  const endings = new Map<string, Ending[]>();
  for (const row of read('index.aff')) {
    const [kind, flag = '', removed = '', added = '', condition] = row.split(/\s+/);
    if (kind !== 'SFX' || condition === undefined) continue;
    const [ending = ''] = added.split('/');
    const key = ending === '0' ? '' : ending;
    const list = endings.get(key) ?? [];
    list.push({ flag, removed: removed === '0' ? '' : removed, condition });
    endings.set(key, list);
  }
  return {
    stems,
    endings,
    longestEnding: Math.max(...[...endings.keys()].map(({ length }) => length)),
  };
});

/** Few of the conditions are ever asked for. */
const pattern = memoize((condition) => new RegExp(`${condition}$`));
const fits = (stem: string, condition: string) =>
  condition === '.' || pattern(condition).test(stem);

/** Flags are pairs of signs. */
const has = (flags: string, flag: string) => {
  for (let at = flags.indexOf(flag); at >= 0; at = flags.indexOf(flag, at + 1))
    if (at % 2 === 0) return true;
  return false;
};

/** Whether the dictionary knows a word, written as it is. */
export function isFrench(word: string): boolean {
  const { stems, endings, longestEnding } = dictionaryIn(folder);
  const own = stems.get(word);
  if (own !== undefined && !has(own, needsEnding)) return true;
  for (let length = 0; length <= Math.min(longestEnding, word.length); length += 1) {
    const base = word.slice(0, word.length - length);
    for (const { flag, removed, condition } of endings.get(word.slice(word.length - length)) ??
      []) {
      const flags = stems.get(base + removed);
      if (flags !== undefined && has(flags, flag) && fits(base + removed, condition)) return true;
    }
  }
  return false;
}
