// Search engine of the site. Words match by their French stem, in any order, also if the visitor
// has typed only their beginning. In long words, one letter may be wrong.
import MiniSearch from 'minisearch';
import { findSearchWords, findStems, stem } from '#src/lib/french-words.ts';
import { slugify } from '#src/lib/slug.ts';

export type Kind = 'reponse' | 'outil' | 'definition' | 'page';
/** `place` is the id of the heading. '=' means that the id is the slug of the heading. */
export type Section = [heading: string, sentence: string, place: string];
export type SearchIndex = {
  synonyms: string[][];
  pages: { route: string; title: string; kind: Kind; sections: Section[] }[];
};
/**
 * Text of each section after its first sentence, by page and heading. The browser loads it later.
 */
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
 * Result of a search. `stems` are the stems that matched. `share` is the share of the typed words
 * that matched, from 0 to 1.
 */
export type Found = Place & { stems: string[]; share: number };
/**
 * Results, best first. `counted` lists the synonyms that the search also used, each with the word
 * that the visitor typed.
 */
export type Answer = { found: Found[]; counted: [word: string, typed: string][] };

export const MAX_QUESTION_LENGTH = 200;

/**
 * Returns whether the address is a page of the first level (/faq, /tarifs). Such pages rank before
 * pages about one subject.
 */
const isGeneral = (address = '') => address.lastIndexOf('/') === 0;
/**
 * Stems that occur on almost every page. They count little, unless the visitor has typed no other
 * words.
 */
const UBIQUITOUS_STEMS = new Set(
  findStems('assurance assurer assureur cyber entreprise informatique'),
);
/**
 * Finds numbers and the words after them (« 12 personnes »), because they describe the visitor's
 * firm and not the wanted subject.
 */
const findCounts = (question: string) =>
  findSearchWords(question).filter(
    (word, at, all) => /^\d+$/.test(word) || /^\d+$/.test(all[at - 1] ?? ''),
  );
/**
 * Factor for the score of a match by a synonym, which counts less than a match by the typed word.
 */
const SYNONYM_WEIGHT = 0.7;
/**
 * Exponent for the score: entries that contain all typed words rank before entries that repeat a
 * few of them.
 */
const COVERAGE_EXPONENT = 1.5;
/** Lowest score of a result, as a share of the best score. Results below are not shown. */
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

/**
 * Creates the search function. Builds the index in small steps, so that the visitor can type
 * meanwhile.
 */
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

  /** Searches words. If a typed word has no exact match, allows one wrong letter. */
  const searchWords = (words: string, isTyped: boolean) => {
    const query = { combineWith: 'AND' as const, queries: findStems(words) };
    const found = engine.search(query);
    return found.length > 0 || !isTyped
      ? found
      : engine.search(query, { fuzzy: (term) => (term.length >= 5 ? 1 : false) });
  };

  /**
   * Scores the entries that contain a term or one of its synonyms. A synonym with more words than
   * the term does not get a higher score.
   */
  function scorePlaces({ typed, as, too }: SearchTerm): Map<number, Hit> {
    const places = new Map<number, Hit>();
    const own = findStems(typed).length;
    for (const each of [typed, ...too, ...as.filter((other) => !too.includes(other))]) {
      // `worth` is divided by the number of words, because MiniSearch multiplies the score by it.
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
    for (const each of terms) {
      const places = scorePlaces(each);
      const part = informative.includes(each) ? 1 : 0.2;
      // Weight by inverse document frequency: a rare word counts more.
      const weight = places.size > 0 ? part * Math.log(1 + entries.length / places.size) : 0;
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
        score: score * weight ** COVERAGE_EXPONENT,
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

/**
 * Search term. `typed` is a word or several words, `as` are its synonyms, and `too` are those
 * synonyms that the visitor has typed as well.
 */
type SearchTerm = { typed: string; as: string[]; too: string[] };
type Synonym = { typed: string; as: string[]; stems: string[] };

/**
 * Lists all terms with their synonyms, the longest term first. A term of two groups has the
 * synonyms of both.
 */
function createSynonyms(groups: string[][]): Synonym[] {
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
function findSearchTerms(question: string, synonyms: Synonym[]): SearchTerm[] {
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
