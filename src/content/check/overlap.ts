import { holdsQuestions } from '../files.ts';
import type { Book } from './book.ts';
import { error, type Place, type Problems } from './problem.ts';
import type { Passage } from './prose.ts';

/** A run of so many words that two pages share is a passage written once and copied. */
const run = 12;
/** None of this length may be shared. */
const longest = 30;
/** Nor may shorter ones make up more than this part of a page. */
const part = 0.1;

/** Where a passage begins among the words of its page. */
type PassageStart = { start: number; place: Place };
/** The keys are those of its runs of words, by where they start. */
type Page = {
  route: string;
  profile: boolean;
  words: string[];
  places: PassageStart[];
  keys: Float64Array;
};
type Shared = { start: number; length: number; with: string };

/**
 * Two pages never say one thing in the same sentences; two insurers, or an insurer's question and
 * another page, never in the same twelve words.
 */
export function* checkOverlap(passages: Passage[], book: Book): Problems {
  const pages = pagesOf(passages, book);
  const sharing = new Map([...repeated(pages)].map((key) => [key, [] as Page[]]));
  for (const page of pages) {
    for (const key of page.keys) {
      const known = sharing.get(key);
      if (known && known.at(-1) !== page) known.push(page);
    }
  }
  for (const page of pages) yield* problemsOf(page, sharedBy(page, sharing));
}

/**
 * The keys that stand more than once. Nearly none does, and a sorted list of numbers weighs a tenth
 * of a map of them.
 */
function repeated(pages: Page[]): Set<number> {
  const all = Float64Array.from(pages.flatMap(({ keys }) => [...keys])).sort();
  return new Set(all.filter((key, at) => key === all[at - 1]));
}

/**
 * Two hashes of each run of words in one number: comparing the words themselves would take ten
 * times as long.
 */
function keysOf(words: string[]): Float64Array {
  const codes = words.map((word) =>
    [...word].reduce(
      (hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619),
      2166136261,
    ),
  );
  return new Float64Array(Math.max(0, codes.length - run + 1)).map((_, start) => {
    let [high, low] = [0, 0];
    for (let at = start; at < start + run; at += 1) {
      high = Math.imul(high, 31) + (codes[at] ?? 0);
      low = Math.imul(low, 1000003) ^ (codes[at] ?? 0);
    }
    return (high >>> 11) * 2 ** 32 + (low >>> 0);
  });
}

function pagesOf(passages: Passage[], book: Book): Page[] {
  const profiles = new Set(
    book.pages.flatMap(({ page }) => (page.kind === 'assureurs' ? [page.route] : [])),
  );
  const pages = new Map<string, Page>();
  for (const { route, words, form, ...place } of passages) {
    if (route === undefined || form === 'moteurs') continue;
    const page = pages.get(route) ?? {
      route,
      profile: profiles.has(route),
      words: [],
      places: [],
      keys: new Float64Array(),
    };
    pages.set(route, page);
    page.places.push({ start: page.words.length, place });
    for (const [word] of words.toLowerCase().matchAll(/[\p{L}\p{M}\d]+/gu)) page.words.push(word);
  }
  return [...pages.values()].map((page) => ({ ...page, keys: keysOf(page.words) }));
}

/** The runs that a page shares with others, and with which; of two, the one that forbids more. */
function sharedBy(page: Page, pagesOfKey: Map<number, Page[]>): Shared[] {
  const found: Shared[] = [];
  for (const [start, key] of page.keys.entries()) {
    const others = pagesOfKey.get(key)?.filter((other) => other !== page) ?? [];
    const [other] = page.profile
      ? others.toSorted((a, b) => Number(b.profile) - Number(a.profile))
      : others;
    if (!other) continue;
    const last = found.at(-1);
    if (last && start <= last.start + last.length) last.length = start + run - last.start;
    else found.push({ start, length: run, with: other.route });
  }
  return found;
}

function* problemsOf(page: Page, shared: Shared[]): Problems {
  for (const { start, length, with: other } of shared) {
    const isOfTwo = /^\/assureurs\/./.test(other) || holdsQuestions(placeOf(page, start).file);
    const message = `« ${quote(page, start)} » : ${length} mots de suite sont aussi dans ${other}. Dites-le autrement.`;
    if (length >= longest || (page.profile && isOfTwo)) yield error(placeOf(page, start), message);
  }
  const share = shared.reduce((sum, { length }) => sum + length, 0) / page.words.length;
  const [worst] = shared.toSorted((a, b) => b.length - a.length);
  if (share <= part || !worst) return;
  const message = `${Math.round(share * 100)} pour cent de ${page.route} se lit mot pour mot sur d’autres pages, par exemple « ${quote(page, worst.start)} » (${worst.with}). Écrivez ces passages pour cette page-ci.`;
  yield error(placeOf(page, worst.start), message);
}

const placeOf = ({ places }: Page, at: number) =>
  places.findLast(({ start }) => start <= at)?.place as Place;
const quote = ({ words }: Page, start: number) => `${words.slice(start, start + 7).join(' ')}…`;
