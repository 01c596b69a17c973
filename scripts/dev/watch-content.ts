import { watch } from 'node:fs';
import { getBuildDate } from '#src/config/build-date.ts';
import { checkContent } from '#src/content/check/index.ts';
import { describe } from '#src/content/check/problem.ts';

export type Watch = { stop: () => Promise<void>; ready: Promise<void> };

/**
 * Checks the content after each save. Calls `say` with the mistakes, or with an empty text when all
 * are corrected. `ready` resolves at the first check without a mistake.
 */
export function watchContent(content: string, say: (text: string) => void): Watch {
  let lastText: string | undefined;
  const { promise: ready, resolve: resolveReady } = Promise.withResolvers<void>();

  const checkOnce = async () => {
    const { problems, getLine } = checkContent(content, getBuildDate());
    const errors = problems.filter(({ severity }) => severity === 'erreur');
    const text = describe(errors, getLine);
    if (errors.length === 0) resolveReady();
    if (text !== lastText && !(lastText === undefined && text === '')) say(text);
    lastText = text;
  };

  // Waits 40 ms after an event, because editors write a file in several steps. Checks run one after
  // the other.
  let timer: NodeJS.Timeout | undefined;
  let pendingCheck: Promise<void> = Promise.resolve();
  const scheduleCheck = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Reports an unexpected error instead of ending the process, for example when a folder
      // disappears during the check. The next event starts a new check.
      pendingCheck = pendingCheck.then(checkOnce).catch((error) => say(String(error)));
    }, 40);
  };
  const watcher = watch(content, { recursive: true }, scheduleCheck);
  pendingCheck = checkOnce();
  return {
    ready,
    stop: async () => {
      clearTimeout(timer);
      watcher.close();
      await pendingCheck;
    },
  };
}
