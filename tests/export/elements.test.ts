import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { allPages, pageAt } from '#src/content/documents.ts';
import { type FigureTable, figureText } from '#src/content/figures.ts';
import { routes } from '#src/content/inventory.ts';
import { loadSite } from '#src/content/load.ts';
import { comparedOffers } from '#src/content/offers.ts';
import { blocks as blockSchemas } from '#src/content/schemas/blocks.ts';
import { capacities, faqOf, insurer } from '#src/content/tables.ts';
import { plainText } from '#src/content/texts.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { prescribed } from '../prescribed.ts';
import { blocks, headings, links, pageOf, words } from './reading.ts';

// What the specification wants on each page, read in the export: a text, a heading, a link, a
// figure of a table as it is written, a block with its number of items. What writers have added
// beside it is theirs.

type Element = {
  clause: string;
  texte?: string;
  titre?: string;
  lien?: string;
  figure?: string;
  bloc?: string;
  nombre?: number;
  /** One for each page under this one: those that writers have added must stand there too. */
  parPage?: boolean;
};
type List = { page: string; elements: Element[] };

const lists = globSync('tests/content/elements/*.yaml', { cwd: inRoot() })
  .map((file) => parse(readFileSync(inRoot(file), 'utf8')) as List)
  .toSorted((a, b) => a.page.localeCompare(b.page));

/** How many pages writers have added under this one. */
const added = (page: string) =>
  routes.filter((route) => route.startsWith(`${page}/`) && !prescribed.routes.includes(route))
    .length;

/**
 * How many items a block has by the content: a field of the page that is a list, its questions,
 * rows of tables.
 */
function held(page: string, bloc: string): number | undefined {
  if (bloc === 'faq') return faqOf(page).reduce((sum, { questions }) => sum + questions.length, 0);
  const document = pageAt(page) as Partial<Record<string, unknown>>;
  if (bloc === 'capacites' && 'assureur' in document)
    return capacities(String(document.assureur)).length;
  if (bloc === 'carte')
    return allPages().filter(({ route }) => route.startsWith(`${page}/`)).length;
  if (bloc === 'cartes')
    return comparedOffers().filter(({ tarif }) => page !== '/tarifs' || tarif).length;
  const field = document[bloc];
  if (bloc === 'garanties' && Array.isArray(field) && 'assureur' in document) {
    const flags = insurer(String(document.assureur)).garanties ?? {};
    return (
      field.length + Object.keys(flags).filter((id) => !field.some((line) => line.id === id)).length
    );
  }
  return bloc in blockSchemas && Array.isArray(field) ? field.length : undefined;
}

/** What is wanted as the page writes it, with what it counts. */
const written = (text: string) => words(plainText(text));

/** What a line of a list misses on its page, or nothing. */
function missing(
  page: string,
  { texte, titre, lien, figure, bloc, nombre, parPage }: Element,
): string | undefined {
  const html = pageOf(page);
  if (texte !== undefined && !words(html).includes(written(texte))) return `texte « ${texte} »`;
  if (titre !== undefined && !headings(html).some((heading) => heading.includes(written(titre))))
    return `titre « ${titre} »`;
  if (lien !== undefined && !links(html).includes(plainText(lien))) return `lien ${lien}`;
  if (figure !== undefined) {
    const [table = '', id = ''] = figure.split('/');
    const row = loadSite().figures[table as FigureTable]?.[id];
    if (!row) return `figure ${figure}, inconnue des tables`;
    if (!words(html).includes(words(figureText(row))))
      return `figure ${figure} (${words(figureText(row))})`;
  }
  if (bloc !== undefined) {
    const found = blocks(html, bloc);
    if (found === undefined) return `bloc ${bloc}`;
    const wanted = (nombre ?? found) + (parPage ? added(page) : 0);
    if (found < wanted) return `bloc ${bloc} : ${wanted} attendus au moins, ${found} trouvés`;
    const exact = held(page, bloc);
    if (exact !== undefined && found !== exact)
      return `bloc ${bloc} : ${exact} dans le contenu, ${found} trouvés`;
  }
  return undefined;
}

describe.each(lists)('$page', ({ page, elements }) => {
  test.each(elements)('$clause', (element) => {
    expect(Object.keys(element).length).toBeGreaterThan(1);
    expect(missing(page, element)).toBeUndefined();
  });
});
