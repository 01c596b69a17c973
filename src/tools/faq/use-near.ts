import { useEffect, useState } from 'react';
import { searchData } from '#src/config/routes.ts';
import type { Section } from '#src/lib/site-search/engine.ts';
import type { Search } from '#src/lib/site-search/load.ts';

const none: string[] = [];
let loadSearch: (() => Promise<Search>) | undefined;

/**
 * The anchors of the questions that hold most of what was asked, best first: one word of two is not
 * near. The search covers the questions and answers of this page.
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
 * Questions in other words than those that were typed. The engine comes with the first word;
 * without it there are none.
 */
export function useNear(wanted: string, read: () => Section[]): string[] {
  const [near, setNear] = useState({ wanted: '', anchors: none });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is read once
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
