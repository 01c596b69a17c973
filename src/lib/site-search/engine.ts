// Search of the site: French stems in any order, by prefix, with one wrong letter in long words.
import MiniSearch from 'minisearch';
import { findSearchWords, findStems, stem } from '#src/lib/french-words.ts';
import { slugify } from '#src/lib/slug.ts';
import { createSynonyms, findSearchTerms, type SearchTerm } from './wanted.ts';

export type Kind = 'reponse' | 'outil' | 'definition' | 'page';
/** `place` is the id of the heading; '=' means the slug of the heading. */
export type Section = [heading: string, sentence: string, place: string];
export type SearchIndex = {
  synonyms: string[][];
  pages: { route: string; title: string; kind: Kind; sections: Section[] }[];
};
/** Text after the first sentence, by page and heading; loaded later. */
export type Texts = string[][];

type Place = {
  kind: Kind;
  title: string;
  page: string;
  sentence: string;
  text: string;
  address: string;
};
/**
 * A result. `stems` are the matched stems; `share` is the part of the question's words that they
 * cover.
 */
export type Found = Place & { stems: string[]; share: number };
/**
 * Results, best first. `counted` lists the synonyms that the search also used, each with the word
 * that the visitor typed.
 */
export type Answer = { found: Found[]; counted: [word: string, typed: string][] };

export const MAX_QUESTION_LENGTH = 200;

/**
 * Tests for pages of the first level (/faq, /tarifs), which rank before pages about one subject.
 */
const isGeneral = (address = '') => address.lastIndexOf('/') === 0;
/**
 * Stems that occur on the whole site. They have a low weight unless the question has no other
 * words.
 */
const UBIQUITOUS_STEMS = new Set(
  findStems('assurance assurer assureur cyber entreprise informatique'),
);
/** Finds numbers and the words after them, which describe the visitor's firm (« 12 personnes »). */
const findCounts = (question: string) =>
  findSearchWords(question).filter(
    (word, at, all) => /^\d+$/.test(word) || /^\d+$/.test(all[at - 1] ?? ''),
  );
/** A match by synonym scores less than a match by the typed word. */
const SYNONYM_WEIGHT = 0.7;
/** Ranks entries with all words of a question before entries that repeat a few. */
const COVERAGE_EXPONENT = 1.5;
/** Drops results below this share of the best score. */
const MIN_SCORE_SHARE = 0.12;

type Entry = Place & { id: number };

function createEntries({ pages }: SearchIndex, texts?: Texts): Entry[] {
  const entries = pages.flatMap(({ route, title, kind, sections }, page) =>
    sections.map(([heading, sentence, place], rank): Omit<Entry, 'id'> => {
      const address = place ? `${route}#${place === '=' ? slugify(heading) : place}` : route;
      const isQuestion = /\?$/.test(heading) && kind === 'page' && rank > 0;
      const text = texts?.[page]?.[rank] ?? '';
      return {
        kind: isQuestion ? 'reponse' : kind,
        title: heading,
        page: title,
        sentence,
        text,
        address,
      };
    }),
  );
  return entries.map((entry, id) => ({ ...entry, id }));
}

type Hit = { score: number; terms: string[] };

/** Creates the search. Indexes in chunks, so that the visitor can type meanwhile. */
export async function createSearch(
  index: SearchIndex,
  texts?: Texts,
): Promise<(question: string) => Answer> {
  const entries = createEntries(index, texts);
  const synonyms = createSynonyms(index.synonyms);
  const engine = new MiniSearch<Entry>({
    fields: ['title', 'sentence', 'page', 'text'],
    tokenize: findStems,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => [text],
      combineWith: 'AND',
      boost: { title: 4, page: 2, text: 0.4 },
      boostDocument: (id) =>
        (entries[id]?.kind === 'page' ? 1 : 1.4) * (isGeneral(entries[id]?.address) ? 1.5 : 1),
      prefix: (term) => term.length >= 3,
      weights: { prefix: 0.25, fuzzy: 0.3 },
    },
  });
  await engine.addAllAsync(entries, { chunkSize: 100 });

  /** Searches words. Tries a fuzzy match if a typed word has no exact match. */
  const searchWords = (words: string, isTyped: boolean) => {
    const query = { combineWith: 'AND' as const, queries: findStems(words) };
    const found = engine.search(query);
    return found.length > 0 || !isTyped
      ? found
      : engine.search(query, { fuzzy: (term) => (term.length >= 5 ? 1 : false) });
  };

  /** Scores entries by a term or its synonyms; a synonym of several words does not score more. */
  function scorePlaces({ typed, as, too }: SearchTerm): Map<number, Hit> {
    const places = new Map<number, Hit>();
    const own = findStems(typed).length;
    for (const each of [typed, ...too, ...as.filter((other) => !too.includes(other))]) {
      // MiniSearch multiplies the summed scores by the number of words.
      const words = findStems(each).length;
      const isTyped = each === typed || too.includes(each);
      const worth = (isTyped ? 1 : SYNONYM_WEIGHT * Math.min(1, own / words)) / words;
      for (const { id, score, terms } of searchWords(each, isTyped)) {
        const before = places.get(id);
        const previousScore = before?.score ?? 0;
        const total = isTyped
          ? previousScore + worth * score
          : Math.max(worth * score, previousScore);
        places.set(id, { score: total, terms: [...terms, ...(before?.terms ?? [])] });
      }
    }
    return places;
  }

  return (question) => {
    const searchTerms = findSearchTerms(question.slice(0, MAX_QUESTION_LENGTH), synonyms);
    const countStems = findCounts(question).map(stem);
    const others = searchTerms.filter(({ typed }) => !countStems.includes(stem(typed)));
    const terms = others.length > 0 ? others : searchTerms;
    const isUsual = ({ typed }: SearchTerm) => UBIQUITOUS_STEMS.has(stem(typed));
    const informative = terms.every(isUsual) ? terms : terms.filter((each) => !isUsual(each));
    const sums = new Map<number, Hit & { weight: number; has: number }>();
    let whole = 0;
    for (const each of terms) {
      const places = scorePlaces(each);
      const part = informative.includes(each) ? 1 : 0.2;
      // Inverse document frequency.
      const weight = places.size > 0 ? part * Math.log(1 + entries.length / places.size) : 0;
      whole += weight;
      for (const [id, { score, terms }] of places) {
        const sum = sums.get(id) ?? { score: 0, terms: [], weight: 0, has: 0 };
        sums.set(id, {
          score: sum.score + part * score,
          terms: [...sum.terms, ...terms],
          weight: sum.weight + weight,
          has: sum.has + (part === 1 ? 1 : 0),
        });
      }
    }
    const ranked = [...sums]
      .map(([id, { score, terms, weight, has }]) => ({
        id,
        terms,
        has,
        score: score * (weight / whole) ** COVERAGE_EXPONENT,
      }))
      .sort((one, other) => other.score - one.score);
    return {
      found: ranked.flatMap(({ id, terms, has, score }) => {
        const entry = entries[id];
        return entry && score >= (ranked[0]?.score ?? 0) * MIN_SCORE_SHARE
          ? [{ ...entry, stems: terms, share: has / informative.length }]
          : [];
      }),
      counted: terms.flatMap(({ typed, as }) => as.map((word): [string, string] => [word, typed])),
    };
  };
}
