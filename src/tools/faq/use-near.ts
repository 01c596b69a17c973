import { useEffect, useState } from 'react';
import { searchData } from '#src/config/routes.ts';
import type { Section } from '#src/lib/site-search/engine.ts';
import type { Search } from '#src/lib/site-search/load.ts';

const none: string[] = [];
let loadSearch: (() => Promise<Search>) | undefined;

/**
 * Returns the ids of the questions that match more than half of the typed words, the best first.
 * Searches only the questions and answers of this page.
 */
async function ask(question: string, read: () => Section[]): Promise<string[]> {
  const { createPartialSearch } = await import('#src/lib/site-search/load.ts');
  loadSearch ??= createPartialSearch(searchData, ({ synonyms }) => ({
    synonyms,
    pages: [{ route: '', title: '', kind: 'page', sections: read() }],
  }));
  const search = await loadSearch();
  return search(question).found.flatMap(({ address, share }) =>
    share > 0.5 ? [address.slice(1)] : [],
  );
}

/**
 * Hook that returns the ids of questions with the same meaning in other words. Loads the search
 * engine at the first typed word. Returns no ids if it fails to load.
 */
export function useNear(wanted: string, read: () => Section[]): string[] {
  const [near, setNear] = useState({ wanted: '', anchors: none });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` returns the same texts at each call
  useEffect(() => {
    if (wanted === '') return;
    let isAwaited = true;
    ask(wanted, read).then(
      (anchors) => isAwaited && setNear({ wanted, anchors }),
      () => undefined,
    );
    return () => {
      isAwaited = false;
    };
  }, [wanted]);
  return near.wanted === wanted ? near.anchors : none;
}
