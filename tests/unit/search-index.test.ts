import { describe, expect, test } from 'vitest';
import { createSearch } from '#src/lib/site-search/engine.ts';
import { buildSearchIndex, type IndexedPage } from '../../scripts/build/search-index.ts';
import budgets from '../../scripts/measure/budgets.json' with { type: 'json' };
import { getCompressedSize } from '../../scripts/measure/budgets.ts';

const bytes = (data: unknown) => getCompressedSize(JSON.stringify(data));
/** Words that nothing repeats, so that they are packed badly. */
const word = (seed: number) =>
  ((seed * 2_654_435_761) % 4_294_967_296)
    .toString(36)
    .replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '');
const words = (seed: number, count: number) =>
  Array.from({ length: count }, (_, at) => word(seed * 100 + at)).join(' ');

const site = (count: number): IndexedPage[] =>
  Array.from({ length: count }, (_, at) => ({
    route: `/page-${at}`,
    title: `Page ${at}`,
    kind: 'page',
    sections: [
      { heading: `Titre ${word(at)}`, sentence: words(at, 10), place: '', rest: '' },
      ...Array.from({ length: 8 }, (_, rank) => ({
        heading: `Rubrique ${word(at * 10 + rank)}`,
        sentence: words(at * 10 + rank, 12),
        place: '=',
        rest: words(at * 20 + rank, 60),
      })),
    ],
  }));

describe('search index', () => {
  test('keeps the sentences of a small site', () => {
    const pages = site(3);
    const { first, texts } = buildSearchIndex(pages);
    expect(first.pages.flatMap(({ sections }) => sections.map(([, sentence]) => sentence))).toEqual(
      pages.flatMap(({ sections }) => sections.map(({ sentence }) => sentence)),
    );
    expect(texts).toEqual(pages.map(({ sections }) => sections.map(({ rest }) => rest)));
  });

  test('moves the sentences of a larger site to the later text', async () => {
    const pages = site(160);
    const { first, texts } = buildSearchIndex(pages);
    expect(first.pages[0]?.sections[1]).toEqual([pages[0]?.sections[1]?.heading, '', '=']);
    expect(texts[0]?.[1]?.startsWith(pages[0]?.sections[1]?.sentence ?? ' ')).toBe(true);
    expect(bytes(texts)).toBeLessThanOrEqual(budgets.files['recherche-textes.json']);
    const search = await createSearch(first, texts);
    const [, wanted = ''] = pages[50]?.sections[3]?.sentence.split(' ') ?? [];
    expect(search(wanted).found.map(({ address }) => address.split('#')[0])).toContain('/page-50');
  });

  test('finds every page of a very large site within the limit', () => {
    const pages = site(600);
    const { first } = buildSearchIndex(pages);
    expect(bytes(first)).toBeLessThanOrEqual(300_000);
    expect(first.pages.map(({ sections }) => sections[0]?.[0])).toEqual(
      pages.map(({ sections }) => sections[0]?.heading),
    );
  });
});
