import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { prescribed } from '../prescribed.ts';

type Clauses = {
  clauses: { section: string; pages?: string[]; une?: string[]; citations: string[] }[];
};
type List = { page: string; elements: { clause: string }[] };

const folder = import.meta.dirname;
const { clauses } = parse(readFileSync(join(folder, 'clauses.yaml'), 'utf8')) as Clauses;
const plain = (text: string) =>
  text
    .replaceAll('’', "'")
    .replace(/[\s`]+/g, ' ')
    .trim()
    .toLowerCase();
const lists = globSync('elements/*.yaml', { cwd: folder }).map(
  (file) => parse(readFileSync(join(folder, file), 'utf8')) as List,
);
const quotations = new Map(
  lists.map(({ page, elements }) => [page, elements.map(({ clause }) => plain(clause))]),
);
const quotes = (page: string, citation: string) =>
  quotations.get(page)?.some((clause) => clause.includes(plain(citation))) ?? false;

/** Lists the requirements of a section that the lists of page elements do not quote. */
function findUnquoted({ section, pages, une, citations }: Clauses['clauses'][number]): string[] {
  const groups = pages ? pages.map((page) => [page]) : [une ?? [...quotations.keys()]];
  return groups.flatMap((group) =>
    citations
      .filter((citation) => !group.some((page) => quotes(page, citation)))
      .map(
        (citation) =>
          `${section}: « ${citation} » (${pages || une ? group.join(', ') : 'any page'})`,
      ),
  );
}

describe('lists of required elements', () => {
  test('quote every clause of the specification', () => {
    expect(clauses.flatMap(({ citations }) => citations).length).toBeGreaterThan(240);
    expect(clauses.flatMap(findUnquoted)).toEqual([]);
  });

  test('exist for every page of the specification', () => {
    expect([...quotations.keys()].toSorted()).toEqual(prescribed.routes.toSorted());
  });
});
