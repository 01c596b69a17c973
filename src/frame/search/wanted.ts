// What a question looks for: its words, and for each those that the table of synonyms takes for it.
import { findSearchWords, findStems, stem } from '#src/lib/french-words.ts';

/** A word, or several that are one thing, what counts as it, and which of that was typed too. */
export type Wanted = { typed: string; as: string[]; too: string[] };
export type Synonym = { typed: string; as: string[]; stems: string[] };

/**
 * What several words say together comes before what one of them says alone. A word of two groups
 * has what is in both.
 */
export function synonymsOf(groups: string[][]): Synonym[] {
  const all = new Map<string, Synonym>();
  for (const group of groups)
    for (const typed of group) {
      const stems = findStems(typed);
      const known = all.get(stems.join(' ')) ?? { typed, as: [], stems };
      known.as.push(...group.filter((each) => each !== typed));
      all.set(stems.join(' '), known);
    }
  return [...all.values()].sort((one, other) => other.stems.length - one.stems.length);
}

/**
 * The synonyms that are whole in the question, each one thing to look for; then its other words.
 */
export function wantedIn(question: string, synonyms: Synonym[]): Wanted[] {
  const words = findSearchWords(question);
  let left = words.map(stem);
  const wanted: Wanted[] = [];
  for (const { typed, as, stems } of synonyms) {
    if (!stems.every((part) => left.includes(part))) continue;
    left = left.filter((word) => !stems.includes(word));
    // Two words that count as one another are one thing that is asked for.
    const same = wanted.find((before) => as.includes(before.typed));
    if (same) same.too.push(typed);
    else wanted.push({ typed, as, too: [] });
  }
  const rest = words.filter((word) => left.includes(stem(word)));
  return [...wanted, ...[...new Set(rest)].map((typed) => ({ typed, as: [], too: [] }))];
}
