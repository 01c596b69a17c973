// The search of the site: French words, in any order, by their beginning, with one wrong letter in
// a long one.
import MiniSearch from 'minisearch';
import { findSearchWords, findStems, stem } from '#src/lib/french-words.ts';
import { slugify } from '#src/lib/slug.ts';
import { synonymsOf, type Wanted, wantedIn } from './wanted.ts';

export type Kind = 'reponse' | 'outil' | 'definition' | 'page';
/**
 * A heading, the first sentence under it, and its place where that is not the heading's own words.
 */
export type Section = [heading: string, sentence: string, place: string];
export type SearchIndex = {
  synonyms: string[][];
  pages: { route: string; title: string; kind: Kind; sections: Section[] }[];
};
/**
 * What stands under each heading of each page after its first sentence: it comes later than the
 * rest, or never.
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
 * Where a question is answered, the stems by which it was found there, and the share of its words
 * that they stand for.
 */
export type Found = Place & { stems: string[]; share: number };
/** What is found, best first, and the words that counted as those that were typed. */
export type Answer = { found: Found[]; counted: [word: string, typed: string][] };

/** Longer questions hold no more words that matter. */
export const longest = 200;

/** /faq, /tarifs: what holds for all comes before what holds for one. */
const isGeneral = (address = '') => address.lastIndexOf('/') === 0;
/** What the whole site is about tells little, unless nothing else is asked. */
const everywhere = new Set(findStems('assurance assurer assureur cyber entreprise informatique'));
/** What the asker counts is his firm, « 12 personnes », and leads to no page. */
const countedIn = (question: string) =>
  findSearchWords(question).filter(
    (word, at, all) => /^\d+$/.test(word) || /^\d+$/.test(all[at - 1] ?? ''),
  );
/** What is found by a word that counts as the typed one is worth a little less. */
const ofSynonym = 0.7;
/** What has all words of a question comes before what has a few of them often. */
const wholeness = 1.5;
/** What is this far below the best is no answer. */
const least = 0.12;

type Entry = Place & { id: number };

function entriesOf({ pages }: SearchIndex, texts?: Texts): Entry[] {
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
 * The engine over what came first, or over the whole text too; its work is cut in pieces, between
 * which a key is heard.
 */
export async function makeSearch(
  index: SearchIndex,
  texts?: Texts,
): Promise<(question: string) => Answer> {
  const entries = entriesOf(index, texts);
  const synonyms = synonymsOf(index.synonyms);
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

  /** A typed word that stands nowhere is taken for one that differs by a letter. */
  const lookFor = (words: string, isTyped: boolean) => {
    const query = { combineWith: 'AND' as const, queries: findStems(words) };
    const found = engine.search(query);
    return found.length > 0 || !isTyped
      ? found
      : engine.search(query, { fuzzy: (term) => (term.length >= 5 ? 1 : false) });
  };

  /**
   * Where a word stands, or one that counts as it; one of several words is worth no more than one
   * of one.
   */
  function placesOf({ typed, as, too }: Wanted): Map<number, Hit> {
    const places = new Map<number, Hit>();
    const own = findStems(typed).length;
    for (const each of [typed, ...too, ...as.filter((other) => !too.includes(other))]) {
      // Several words are scored by their sum, times their number.
      const words = findStems(each).length;
      const isTyped = each === typed || too.includes(each);
      const worth = (isTyped ? 1 : ofSynonym * Math.min(1, own / words)) / words;
      for (const { id, score, terms } of lookFor(each, isTyped)) {
        const before = places.get(id);
        const known = before?.score ?? 0;
        const both = isTyped ? known + worth * score : Math.max(worth * score, known);
        places.set(id, { score: both, terms: [...terms, ...(before?.terms ?? [])] });
      }
    }
    return places;
  }

  return (question) => {
    const asked = wantedIn(question.slice(0, longest), synonyms);
    const mine = countedIn(question).map(stem);
    const others = asked.filter(({ typed }) => !mine.includes(stem(typed)));
    const wanted = others.length > 0 ? others : asked;
    const isUsual = ({ typed }: Wanted) => everywhere.has(stem(typed));
    const telling = wanted.every(isUsual) ? wanted : wanted.filter((each) => !isUsual(each));
    const sums = new Map<number, Hit & { weight: number; has: number }>();
    let whole = 0;
    for (const each of wanted) {
      const places = placesOf(each);
      const part = telling.includes(each) ? 1 : 0.2;
      // A word that stands in few places tells more than one that stands in many.
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
        score: score * (weight / whole) ** wholeness,
      }))
      .sort((one, other) => other.score - one.score);
    return {
      found: ranked.flatMap(({ id, terms, has, score }) => {
        const entry = entries[id];
        return entry && score >= (ranked[0]?.score ?? 0) * least
          ? [{ ...entry, stems: terms, share: has / telling.length }]
          : [];
      }),
      counted: wanted.flatMap(({ typed, as }) => as.map((word): [string, string] => [word, typed])),
    };
  };
}
