import { useEffect, useState } from 'react';
import { searchData } from '#src/config/routes.ts';
import type { Section } from '#src/lib/site-search/engine.ts';

const none: string[] = [];

/** Loads the search engine for the questions and answers of this page. */
async function loading(questions: Section[]) {
  const { createPartialSearch: searchOver } = await import('#src/lib/site-search/load.ts');
  return searchOver(searchData, ({ synonyms }) => ({
    synonyms,
    pages: [{ route: '', title: '', kind: 'page', sections: questions }],
  }));
}
let load: ReturnType<typeof loading> | undefined;

/**
 * The anchors of the questions that hold most of what was asked, best first: one word of two is not
 * near.
 */
async function ask(question: string, read: () => Section[]): Promise<string[]> {
  load ??= loading(read());
  const search = await (await load)();
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
      () => {
        load = undefined;
      },
    );
    return () => {
      isAwaited = false;
    };
  }, [wanted]);
  return near.wanted === wanted ? near.anchors : none;
}
