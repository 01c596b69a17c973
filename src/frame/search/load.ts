import { type Answer, makeSearch, type SearchIndex, type Texts } from './engine.ts';

export type Search = (question: string) => Answer;

/** The page's address holds what was typed: no server is told it. */
export const fetched = async <Data>(address: string): Promise<Data> => {
  const answer = await fetch(address, { referrerPolicy: 'no-referrer' });
  return answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)));
};

/** Loaded once, after a failure again with the next word. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined;
  return () => {
    loaded ??= load().catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

/** The engine over a part of the site's data. */
export const searchOver = (
  data: string,
  part: (index: SearchIndex) => SearchIndex,
): (() => Promise<Search>) => once(async () => makeSearch(part(await fetched(data))));

/** The engine over what comes first, and the one that knows the whole text too. */
export function searchesOver(
  data: string,
  texts: string,
): { first: () => Promise<Search>; whole: () => Promise<Search> } {
  const index = once(() => fetched<SearchIndex>(data));
  return {
    first: once(async () => makeSearch(await index())),
    whole: once(async () => makeSearch(await index(), await fetched<Texts>(texts))),
  };
}
