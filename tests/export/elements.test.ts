import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { allPages, getPageByRoute } from '#src/content/documents.ts';
import type { FigureTable } from '#src/content/figures.ts';
import { loadSite } from '#src/content/load.ts';
import { comparedOffers } from '#src/content/offers.ts';
import { capacities, insurer, listThemes } from '#src/content/tables.ts';
import { plainText } from '#src/content/texts.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { prescribed } from '../prescribed.ts';
import { routes } from '../support/routes.ts';
import {
  countItems,
  countSectionItems,
  headings,
  links,
  readPage,
  readSection,
  words,
} from './reading.ts';

type Element = {
  clause: string;
  texte?: string;
  titre?: string;
  lien?: string;
  figure?: string;
  bloc?: string;
  /** Title of a section that contains `texte` and `figure`, and whose items are counted. */
  section?: string;
  nombre?: number;
  parPage?: boolean;
};
type List = { page: string; elements: Element[] };

const lists = globSync('tests/content/elements/*.yaml', { cwd: inRoot() })
  .map((file) => parse(readFileSync(inRoot(file), 'utf8')) as List)
  .toSorted((a, b) => (a.page < b.page ? -1 : 1));

const countAddedPages = (page: string) =>
  routes.filter((route) => route.startsWith(`${page}/`) && !prescribed.routes.includes(route))
    .length;

/**
 * Counts the items of a block in the content: a list of the page, its questions, or rows of tables.
 */
function countContent(page: string, bloc: string): number | undefined {
  if (bloc === 'faq')
    return listThemes(page).reduce((sum, { questions }) => sum + questions.length, 0);
  const document = getPageByRoute(page) as Partial<Record<string, unknown>>;
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
  return Array.isArray(field) ? field.length : undefined;
}

const toPageWords = (text: string) => words(plainText(text));

/** Describes the first part of a required element that the page does not show. */
function findMissing(page: string, element: Element): string | undefined {
  const { texte, titre, lien, figure, bloc, section, nombre, parPage } = element;
  const html = readPage(page);
  const text = section === undefined ? words(html) : readSection(html, toPageWords(section));
  if (texte !== undefined && !text.includes(toPageWords(texte))) return `texte « ${texte} »`;
  if (titre !== undefined && !headings(html).some((each) => each.includes(toPageWords(titre))))
    return `titre « ${titre} »`;
  if (lien !== undefined && !links(html).includes(plainText(lien))) return `lien ${lien}`;
  if (figure !== undefined) {
    const [table = '', id = ''] = figure.split('/');
    const row = loadSite().figures[table as FigureTable]?.[id];
    if (!row || !text.includes(words(row.texte))) return `figure ${figure} (${row?.texte})`;
  }
  if (section !== undefined) {
    const count = countSectionItems(html, toPageWords(section));
    if (count < (nombre ?? 1)) return `section « ${section} » : ${count} éléments`;
  }
  if (bloc === undefined) return undefined;
  const found = countItems(html, bloc);
  if (found === undefined) return `bloc ${bloc}`;
  const minimum = (nombre ?? found) + (parPage ? countAddedPages(page) : 0);
  const exact = countContent(page, bloc) ?? found;
  return found < minimum || found !== exact
    ? `bloc ${bloc} : ${exact} dans le contenu, ${minimum} au moins, ${found} trouvés`
    : undefined;
}

describe('lists of required elements', () => {
  test('exist for every page of the specification', () => {
    expect(lists.map(({ page }) => page)).toEqual(prescribed.routes.toSorted());
  });
});

describe.each(lists)('elements of $page', ({ page, elements }) => {
  test.each(elements)('show what $clause asks for', (element) => {
    expect(Object.keys(element).length).toBeGreaterThan(1);
    expect(findMissing(page, element)).toBeUndefined();
  });
});
