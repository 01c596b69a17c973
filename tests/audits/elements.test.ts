import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { figureText } from '#src/content/figures.ts';
import { figures } from '#src/content/tables.ts';
import { inRoot, out } from '../../scripts/lib/paths.ts';
import { blocks, headings, links, words } from './reading.ts';

// What the specification wants on each page, read in the export: a text, a heading, a link, a figure of a
// table as it is written, a block with its number of items.

type Element = { clause: string; texte?: string; titre?: string; lien?: string; figure?: string; bloc?: string; nombre?: number };
type List = { page: string; elements: Element[] };

/** The pages whose lists and blocks agree; the others join as they do. */
const agreed = ['/tarifs', '/comparatif', '/faq'];

const lists = globSync('tests/content/elements/*.yaml', { cwd: inRoot() })
  .map((file) => parse(readFileSync(inRoot(file), 'utf8')) as List)
  .filter(({ page }) => agreed.includes(page))
  .toSorted((a, b) => a.page.localeCompare(b.page));

const read = (page: string) => readFileSync(`${out}${page === '/' ? '/index' : page}.html`, 'utf8');

/** What a line of a list misses on its page, or nothing. */
function missing(html: string, { texte, titre, lien, figure, bloc, nombre }: Element): string | undefined {
  if (texte !== undefined && !words(html).includes(words(texte))) return `texte « ${texte} »`;
  if (titre !== undefined && !headings(html).some((heading) => heading.includes(words(titre)))) return `titre « ${titre} »`;
  if (lien !== undefined && !links(html).includes(lien)) return `lien ${lien}`;
  if (figure !== undefined) {
    const [table = '', id = ''] = figure.split('/');
    const row = figures[table as keyof typeof figures]?.[id];
    if (!row) return `figure ${figure}, inconnue des tables`;
    if (!words(html).includes(words(figureText(row)))) return `figure ${figure} (${words(figureText(row))})`;
  }
  if (bloc !== undefined) {
    const found = blocks(html, bloc);
    if (found === undefined) return `bloc ${bloc}`;
    if (nombre !== undefined && found !== nombre) return `bloc ${bloc} : ${nombre} attendus, ${found} trouvés`;
  }
  return undefined;
}

test('every page that was agreed on has its list', () => {
  expect(lists.map(({ page }) => page)).toEqual(agreed.toSorted());
});

describe.each(lists)('$page', ({ page, elements }) => {
  const html = read(page);
  test.each(elements)('$clause', (element) => {
    expect(Object.keys(element).length).toBeGreaterThan(1);
    expect(missing(html, element)).toBeUndefined();
  });
});
