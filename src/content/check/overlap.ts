import { holdsQuestions } from '../files.ts';
import type { Book } from './book.ts';
import { error, type Place, type Problems } from './problem.ts';
import type { Passage } from './prose.ts';

/** A run of this many common words is a copy, not a coincidence. */
const RUN_WORDS = 12;
/** Maximum length of a common passage. */
const MAX_SHARED_WORDS = 30;
/** Maximum share of a page that common passages may fill. */
const MAX_SHARED_PART = 0.1;

type Page = { route: string; isProfile: boolean; words: string[]; places: Place[] };
type Shared = { start: number; length: number; with: string };

/**
 * Reports common passages of two pages. A profile of an insurer may have no run in common with
 * another profile, and its questions none with any page; other pages have the two limits above.
 */
export function* checkOverlap(passages: Passage[], book: Book): Problems {
  const pages = collectPages(passages, book);
  const pagesOfRun = new Map<string, Page[]>();
  for (const page of pages)
    for (const run of listRuns(page)) {
      const found = pagesOfRun.get(run);
      if (!found) pagesOfRun.set(run, [page]);
      else if (found.at(-1) !== page) found.push(page);
    }
  for (const page of pages) yield* checkShared(page, findShared(page, pagesOfRun));
}

const listRuns = ({ words }: Page): string[] =>
  words.slice(RUN_WORDS - 1).map((_, start) => words.slice(start, start + RUN_WORDS).join(' '));

function collectPages(passages: Passage[], { pages: entries }: Book): Page[] {
  const profiles = new Set(
    entries.flatMap(({ page }) => (page.kind === 'assureurs' ? page.route : [])),
  );
  const read = passages.filter(({ route, form }) => route !== undefined && form !== 'moteurs');
  return [...Map.groupBy(read, ({ route = '' }) => route)].map(([route, own]) => {
    const words = own.map(
      (passage) => passage.words.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [],
    );
    return {
      route,
      isProfile: profiles.has(route),
      words: words.flat(),
      places: own.flatMap((passage, index) => (words[index] ?? []).map(() => passage)),
    };
  });
}

/**
 * Finds the passages that a page has in common with another one. Prefers a second profile to other
 * pages, because the rule for two profiles is stricter.
 */
function findShared(page: Page, pagesOfRun: Map<string, Page[]>): Shared[] {
  const found: Shared[] = [];
  for (const [start, run] of listRuns(page).entries()) {
    const others = pagesOfRun.get(run)?.filter((other) => other !== page) ?? [];
    const other = (page.isProfile && others.find(({ isProfile }) => isProfile)) || others[0];
    if (!other) continue;
    const last = found.at(-1);
    if (last && start <= last.start + last.length) last.length = start + RUN_WORDS - last.start;
    else found.push({ start, length: RUN_WORDS, with: other.route });
  }
  return found;
}

function* checkShared(page: Page, shared: Shared[]): Problems {
  const getPlace = (at: number) => page.places[at] as Place;
  const quote = (start: number) => `${page.words.slice(start, start + 7).join(' ')}…`;
  for (const { start, length, with: other } of shared) {
    const isOfTwo = /^\/assureurs\/./.test(other) || holdsQuestions(getPlace(start).file);
    const message =
      `« ${quote(start)} » : ${length} mots de suite sont aussi dans ${other}. ` +
      'Dites-le autrement.';
    if (length >= MAX_SHARED_WORDS || (page.isProfile && isOfTwo))
      yield error(getPlace(start), message);
  }
  const part = shared.reduce((sum, { length }) => sum + length, 0) / page.words.length;
  const [worst] = shared.toSorted((a, b) => b.length - a.length);
  if (part <= MAX_SHARED_PART || !worst) return;
  const message =
    `${Math.round(part * 100)} pour cent de ${page.route} se lit mot pour mot ` +
    `sur d’autres pages, par exemple « ${quote(worst.start)} » (${worst.with}). Écrivez ces ` +
    'passages pour cette page-ci.';
  yield error(getPlace(worst.start), message);
}
