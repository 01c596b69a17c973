import { type Answer, makeSearch, type SearchIndex } from './engine.ts';

export type Search = (question: string) => Answer;

/** The engine over the site's data, or over a part of it: fetched once, after a failure again with the next word. */
export function searchOver(data: string, part = (index: SearchIndex) => index): () => Promise<Search> {
  let loaded: Promise<Search> | undefined;
  return () => {
    // The page's address holds what was typed: no server is told it.
    loaded ??= fetch(data, { referrerPolicy: 'no-referrer' })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)))))
      .then((index) => makeSearch(part(index)))
      .catch((error) => {
        loaded = undefined;
        throw error;
      });
    return loaded;
  };
}
