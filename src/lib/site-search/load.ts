import { type Answer, createSearch, type SearchIndex, type Texts } from './engine.ts';

export type Search = (question: string) => Answer;

/**
 * Loads a JSON file. Sends no referrer, because the address of the page contains the typed words.
 */
export const fetchJson = async <Data>(address: string): Promise<Data> => {
  const answer = await fetch(address, { referrerPolicy: 'no-referrer' });
  return answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)));
};

/** Loads once and caches the result. If loading fails, the next call tries again. */
function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined;
  return () => {
    loaded ??= load().catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

export const createPartialSearch = (
  data: string,
  part: (index: SearchIndex) => SearchIndex,
): (() => Promise<Search>) => loadOnce(async () => createSearch(part(await fetchJson(data))));

export function createSearches(
  data: string,
  texts: string,
): { first: () => Promise<Search>; whole: () => Promise<Search> } {
  const index = loadOnce(() => fetchJson<SearchIndex>(data));
  return {
    first: loadOnce(async () => createSearch(await index())),
    whole: loadOnce(async () => createSearch(await index(), await fetchJson<Texts>(texts))),
  };
}
