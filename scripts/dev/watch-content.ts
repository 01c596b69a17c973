// dev/: what `npm run dev` adds to the site: content is watched, and its mistakes shown over the
// page.
import { watch } from 'node:fs';
import { buildDate } from '#src/config/build-date.ts';
import { checkContent } from '#src/content/check/index.ts';
import { describe } from '#src/content/check/problem.ts';

export type Watch = { stop: () => Promise<void>; ready: Promise<void> };

/**
 * Checks content at each save. `say` gets the mistakes, or an empty text when all are corrected.
 * `ready` resolves at the first state without a mistake.
 */
export function watchContent(content: string, say: (text: string) => void): Watch {
  let lastText: string | undefined;
  const { promise: ready, resolve: resolveReady } = Promise.withResolvers<void>();

  const look = async () => {
    const { problems, getLine } = checkContent(content, buildDate());
    const errors = problems.filter(({ severity }) => severity === 'erreur');
    const text = describe(errors, getLine);
    if (errors.length === 0) resolveReady();
    if (text !== lastText && !(lastText === undefined && text === '')) say(text);
    lastText = text;
  };

  // Editors write a file in several steps; one look at a time, and one more if something came
  // meanwhile.
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A folder that vanishes while it is read is looked at again: its end is a change too.
      looking = looking.then(look).catch((error) => say(String(error)));
    }, 40);
  };
  const watcher = watch(content, { recursive: true }, soon);
  looking = look();
  return {
    ready,
    stop: async () => {
      clearTimeout(timer);
      watcher.close();
      await looking;
    },
  };
}
