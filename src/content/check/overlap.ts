import { type Context, owners } from './context.ts';
import { isForEngines, type Passage } from './passages.ts';
import { error, type Problems } from './problem.ts';

/** Two pages may share a passage only if it is shorter than this number of words. */
const MAX_SHARED_WORDS = 30;
/**
 * Limit for two profiles of insurers. It is lower, because a shared passage of this length is a
 * copy and not a coincidence.
 */
const MAX_PROFILE_WORDS = 12;

/** Reports each passage that another page also contains. */
export function* checkOverlap(passages: Passage[], { listPages }: Context): Problems {
  const profiles = new Set<unknown>(listPages('assureurs').map(({ route }) => route));
  const read = passages.filter((passage) => passage.route && !isForEngines(passage));
  yield* findCopies(read, MAX_SHARED_WORDS);
  yield* findCopies(
    read.filter(({ route }) => profiles.has(route)),
    MAX_PROFILE_WORDS,
  );
}

function* findCopies(passages: Passage[], length: number): Problems {
  const ownerOf = owners<Passage>();
  for (const [route, own] of Map.groupBy(passages, (passage) => passage.route)) {
    const words = own.flatMap((passage) =>
      Array.from(passage.words.matchAll(/[\p{L}\p{M}\d]+/gu), ([word]) => ({ word, passage })),
    );
    let reportedEnd = 0;
    for (const [start, { passage }] of words.slice(0, 1 - length).entries()) {
      const run = words.slice(start, start + length).map(({ word }) => word.toLowerCase());
      const first = ownerOf(run.join(' '), passage);
      if (!first || first.route === route) continue;
      if (start >= reportedEnd)
        yield error(
          passage,
          `« ${run.slice(0, 7).join(' ')}… » : ${length} mots de suite ou plus sont aussi dans ` +
            `${first.route}. Dites-le autrement.`,
        );
      reportedEnd = start + length;
    }
  }
}
