import { removeAccents } from './letters.ts';

/**
 * Computes the Levenshtein distance: how many letters to add, remove or change to get from one word
 * to the other.
 */
export function getEditDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Finds the known words that are most similar to a misspelt word, the best first. */
export function findNearest(written: string, known: Iterable<string>, most = 3): string[] {
  const plain = (word: string) => removeAccents(word.toLowerCase());
  const target = plain(written);
  const tolerance = Math.max(2, Math.floor(target.length / 3));
  return [...known]
    .map((word) => ({
      word,
      cost:
        getEditDistance(target, plain(word)) -
        (plain(word).includes(target) && target.length > 2 ? target.length : 0),
    }))
    .filter(({ cost }) => cost <= tolerance)
    .sort((one, other) => one.cost - other.cost || one.word.localeCompare(other.word))
    .slice(0, most)
    .map(({ word }) => word);
}
