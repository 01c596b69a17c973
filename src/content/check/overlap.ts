import { holdsQuestions } from '../files.ts';
import type { Context } from './context.ts';
import type { Passage } from './passages.ts';
import { error, type Problems } from './problem.ts';

/** A run of this many common words is a copy, not a coincidence. */
const RUN_WORDS = 12;
/** Maximum length of a passage that two pages have in common. */
const MAX_SHARED_WORDS = 30;

type Page = { route: string; isProfile: boolean; words: string[]; places: Passage[] };

/**
 * Reports common passages of two pages. A profile of an insurer may have no run in common with
 * another profile, and its questions none with any page.
 */
export function* checkOverlap(passages: Passage[], { listPages }: Context): Problems {
  const profiles = new Set(listPages('assureurs').map(({ page }) => page.route));
  const pagePassages = passages.filter(
    ({ route, form }) => route !== undefined && form !== 'moteurs',
  );
  const pages = [...Map.groupBy(pagePassages, ({ route = '' }) => route)].map(
    ([route, own]): Page => {
      const words = own.flatMap((place) =>
        (place.words.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []).map((word) => ({
          word,
          place,
        })),
      );
      return {
        route,
        isProfile: profiles.has(route),
        words: words.map(({ word }) => word),
        places: words.map(({ place }) => place),
      };
    },
  );
  const listPagesRun = new Map<string, Set<Page>>();
  for (const page of pages)
    for (const run of listRuns(page))
      listPagesRun.set(run, (listPagesRun.get(run) ?? new Set()).add(page));
  for (const page of pages) yield* checkShared(page, listPagesRun);
}

const listRuns = ({ words }: Page): string[] =>
  words.slice(RUN_WORDS - 1).map((_, start) => words.slice(start, start + RUN_WORDS).join(' '));

function* checkShared(page: Page, listPagesRun: Map<string, Set<Page>>): Problems {
  const shared: { start: number; end: number; other: Page }[] = [];
  for (const [start, run] of listRuns(page).entries()) {
    const others = [...(listPagesRun.get(run) ?? [])].filter((each) => each !== page);
    // The rule for two profiles is stricter.
    const other = others.find(({ isProfile }) => page.isProfile && isProfile) ?? others[0];
    const last = shared.at(-1);
    if (other && last && start <= last.end) last.end = start + RUN_WORDS;
    else if (other) shared.push({ start, end: start + RUN_WORDS, other });
  }
  for (const { start, end, other } of shared) {
    const place = page.places[start];
    if (!place) continue;
    const isStrict = page.isProfile && (other.isProfile || holdsQuestions(place.file));
    if (end - start >= MAX_SHARED_WORDS || isStrict)
      yield error(
        place,
        `« ${page.words.slice(start, start + 7).join(' ')}… » : ${end - start} mots de suite ` +
          `sont aussi dans ${other.route}. Dites-le autrement.`,
      );
  }
}
