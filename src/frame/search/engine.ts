// The search of the site: French words, in any order, by their beginning, with one wrong letter in a long one.
import MiniSearch, { type Query } from 'minisearch';
import { stem, stemsIn, wordsIn } from '../../domain/french-words.ts';
import { slugify } from '../../domain/slug.ts';

export type Kind = 'reponse' | 'outil' | 'definition' | 'page';
/** A heading, the first sentence under it, and its place where that is not the heading's own words. */
export type Section = [heading: string, sentence: string, place: string];
export type SearchIndex = {
  synonyms: string[][];
  pages: { route: string; title: string; kind: Kind; sections: Section[] }[];
};

type Place = { kind: Kind; title: string; page: string; sentence: string; address: string };
/** Where a question is answered, the stems by which it was found there, and the share of its words that they stand for. */
export type Found = Place & { stems: string[]; share: number };
/** What is found, best first, and the words that counted as those that were typed. */
export type Answer = { found: Found[]; counted: [word: string, typed: string][] };

/** Longer questions hold no more words that matter. */
export const longest = 200;

/** /faq, /tarifs: what holds for all comes before what holds for one. */
const isGeneral = (address = '') => address.lastIndexOf('/') === 0;

/** With fewer that have all words, those that have most of them follow. */
const enough = 3;

type Entry = Place & { id: number };

function entriesOf({ pages }: SearchIndex): Entry[] {
  const entries = pages.flatMap(({ route, title, kind, sections }) =>
    sections.map(([heading, sentence, place], rank): Omit<Entry, 'id'> => {
      const address = place ? `${route}#${place === '=' ? slugify(heading) : place}` : route;
      const isQuestion = /\?$/.test(heading) && kind === 'page';
      return { kind: isQuestion && rank > 0 ? 'reponse' : kind, title: heading, page: title, sentence, address };
    }),
  );
  return entries.map((entry, id) => ({ ...entry, id }));
}

/** What the whole site is about tells nothing, unless nothing else is asked. */
const everywhere = new Set(stemsIn('assurance assurer cyber'));

/** A word, or each of the words that count as it. */
type Wanted = { typed: string; as: string[] };
type Synonym = Wanted & { stems: string[] };

/** What several words say together comes before what one of them says alone. */
const synonymsOf = (groups: string[][]): Synonym[] =>
  groups
    .flatMap((group) => group.map((typed) => ({ typed, as: group.filter((each) => each !== typed), stems: stemsIn(typed) })))
    .filter(({ stems }) => stems.length > 0)
    .sort((one, other) => other.stems.length - one.stems.length);

/** The synonyms that are whole in the question, each one thing to look for; then its other words. */
function wantedIn(question: string, synonyms: Synonym[]): Wanted[] {
  const words = wordsIn(question);
  let left = words.map(stem);
  const wanted: Wanted[] = [];
  for (const { typed, as, stems } of synonyms) {
    if (!stems.every((part) => left.includes(part)) || wanted.some((before) => as.includes(before.typed))) continue;
    left = left.filter((word) => !stems.includes(word));
    wanted.push({ typed, as });
  }
  const rest = words.filter((word) => left.includes(stem(word)));
  return [...wanted, ...[...new Set(rest)].map((typed) => ({ typed, as: [] }))];
}

const alternatives = ({ typed, as }: Wanted): Query => ({
  combineWith: 'OR',
  queries: [typed, ...as].map((each, place) => ({
    queries: stemsIn(each),
    combineWith: 'AND',
    boostTerm: () => (place ? 0.4 : 1),
  })),
});

const isIn = (asked: string[], { typed, as }: Wanted) =>
  [typed, ...as].some((each) => stemsIn(each).every((part) => asked.includes(part)));

export function makeSearch(index: SearchIndex): (question: string) => Answer {
  const entries = entriesOf(index);
  const synonyms = synonymsOf(index.synonyms);
  const engine = new MiniSearch<Entry>({
    fields: ['title', 'sentence', 'page'],
    tokenize: stemsIn,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => [text],
      boost: { title: 4, page: 1.5 },
      boostDocument: (id) => (entries[id]?.kind === 'page' ? 1 : 1.5) * (isGeneral(entries[id]?.address) ? 1.6 : 1),
      prefix: (term) => term.length >= 3,
      fuzzy: (term) => (term.length >= 6 ? 1 : false),
      weights: { prefix: 0.4, fuzzy: 0.3 },
    },
  });
  engine.addAll(entries);
  return (question) => {
    const wanted = wantedIn(question.slice(0, longest), synonyms);
    const isUsual = ({ typed }: Wanted) => everywhere.has(stem(typed));
    const telling = wanted.every(isUsual) ? wanted : wanted.filter((each) => !isUsual(each));
    const by = (combineWith: 'AND' | 'OR', of: Wanted[]) =>
      of.length > 0 ? engine.search({ combineWith, queries: of.map(alternatives) }) : [];
    const hasAll = new Set(by('AND', telling).map(({ id }) => id));
    const ranked = by('OR', wanted);
    const results = [
      ...ranked.filter(({ id }) => hasAll.has(id)),
      ...(hasAll.size >= enough ? [] : ranked.filter(({ id }) => !hasAll.has(id))),
    ];
    const shareOf = (asked: string[]) => telling.filter((each) => isIn(asked, each)).length / telling.length;
    return {
      found: results.flatMap(({ id, terms, queryTerms }) => {
        const entry = entries[id];
        return entry ? [{ ...entry, stems: terms, share: shareOf(queryTerms) }] : [];
      }),
      counted: wanted.flatMap(({ typed, as }) => as.map((word): [string, string] => [word, typed])),
    };
  };
}
