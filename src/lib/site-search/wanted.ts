// Splits the typed text into search terms and adds their synonyms.
import { findSearchWords, findStems, stem } from '#src/lib/french-words.ts';

/**
 * Search term. `typed` is a word or several words, `as` are its synonyms, and `too` are those
 * synonyms that the visitor has typed as well.
 */
export type SearchTerm = { typed: string; as: string[]; too: string[] };
export type Synonym = { typed: string; as: string[]; stems: string[] };

/**
 * Lists all terms with their synonyms, the longest term first. A term of two groups has the
 * synonyms of both.
 */
export function createSynonyms(groups: string[][]): Synonym[] {
  const all = new Map<string, Synonym>();
  for (const group of groups)
    for (const typed of group) {
      const stems = findStems(typed);
      const synonym = all.get(stems.join(' ')) ?? { typed, as: [], stems };
      synonym.as.push(...group.filter((each) => each !== typed));
      all.set(stems.join(' '), synonym);
    }
  return [...all.values()].sort((one, other) => other.stems.length - one.stems.length);
}

/**
 * Finds the terms with synonyms that the question contains completely, then its remaining words.
 */
export function findSearchTerms(question: string, synonyms: Synonym[]): SearchTerm[] {
  const words = findSearchWords(question);
  let left = words.map(stem);
  const terms: SearchTerm[] = [];
  for (const { typed, as, stems } of synonyms) {
    if (!stems.every((part) => left.includes(part))) continue;
    left = left.filter((word) => !stems.includes(word));
    // If two typed terms are synonyms, they count as one term.
    const same = terms.find((before) => as.includes(before.typed));
    if (same) same.too.push(typed);
    else terms.push({ typed, as, too: [] });
  }
  const rest = words.filter((word) => left.includes(stem(word)));
  return [...terms, ...[...new Set(rest)].map((typed) => ({ typed, as: [], too: [] }))];
}
