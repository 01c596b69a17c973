// Splits a question into search terms with their synonyms.
import { findSearchWords, findStems, stem } from '#src/lib/french-words.ts';

/** `typed`: one or several words; `as`: synonyms; `too`: synonyms that were typed as well. */
export type SearchTerm = { typed: string; as: string[]; too: string[] };
export type Synonym = { typed: string; as: string[]; stems: string[] };

/**
 * Lists the terms with their synonyms, longest first. A term in two groups gets the synonyms of
 * both.
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

/** Finds the terms of the table that the question contains completely, then its remaining words. */
export function findSearchTerms(question: string, synonyms: Synonym[]): SearchTerm[] {
  const words = findSearchWords(question);
  let left = words.map(stem);
  const terms: SearchTerm[] = [];
  for (const { typed, as, stems } of synonyms) {
    if (!stems.every((part) => left.includes(part))) continue;
    left = left.filter((word) => !stems.includes(word));
    // Two typed synonyms count as one term.
    const same = terms.find((before) => as.includes(before.typed));
    if (same) same.too.push(typed);
    else terms.push({ typed, as, too: [] });
  }
  const rest = words.filter((word) => left.includes(stem(word)));
  return [...terms, ...[...new Set(rest)].map((typed) => ({ typed, as: [], too: [] }))];
}
