import { owners } from '#src/lib/owners.ts';
import type { Context } from './context.ts';
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
    let text = '';
    const places: { passage: Passage; start: number }[] = [];
    for (const passage of own)
      for (const [word] of passage.words.toLowerCase().matchAll(/[\p{L}\p{M}\d]+/gu)) {
        places.push({ passage, start: text.length });
        text += `${word} `;
      }
    let reportedEnd = 0;
    for (const [index, { passage, start }] of places.slice(0, 1 - length).entries()) {
      // Cuts the words out of one text, because joining them at each place takes longer.
      const run = text.slice(start, places[index + length]?.start);
      const first = ownerOf(run, passage);
      if (!first || first.route === route) continue;
      if (index >= reportedEnd)
        yield error(
          passage,
          `« ${run.split(' ', 7).join(' ')}… » : ${length} mots de suite ou plus sont aussi dans ` +
            `${first.route}. Dites-le autrement.`,
        );
      reportedEnd = index + length;
    }
  }
}
