import { describe, expect, test } from 'vitest';
import { listPages } from '#src/content/documents.ts';
import { listFacts } from '#src/content/insurer-facts.ts';
import { getMain, links, readPage, words } from './reading.ts';

const profiles = new Map(listPages('assureurs').map(({ route, assureur }) => [route, assureur]));
const sectors = listPages('secteurs').map(({ route }) => ({ route, section: readInsurers(route) }));

/** The section of a sector page that names who insures it. */
function readInsurers(route: string): string {
  const html = getMain(readPage(route));
  const title = html.indexOf('<h2 id="qui-assure-');
  if (title < 0) throw new Error(`${route} has no section « Qui assure … »`);
  const end = html.indexOf('</section>', title);
  return `<main>${html.slice(title, end)}</main>`;
}

/** The profiles that a passage leads to. */
const findNamed = (passage: string) =>
  links(`<main>${passage}</main>`).filter((href) => profiles.has(href));

/** Documents about companies: the law is cited everywhere. */
const findDocuments = (html: string) =>
  links(html).filter((href) => href.startsWith('http') && !href.includes('legifrance.gouv.fr'));

describe.each(sectors)('insurers of $route', ({ section }) => {
  const companies = findNamed(section);

  test('name a company that has a profile', () => {
    expect(companies).not.toEqual([]);
  });

  test('rest on documents that a named profile cites', () => {
    const cited = new Set(companies.flatMap((route) => findDocuments(readPage(route))));
    expect(findDocuments(section).filter((href) => !cited.has(href))).toEqual([]);
  });

  test('deny no fact on fraud that a profile tells', () => {
    const denials = section.split(/<li>|<\/p>/).filter((each) => /rien trouvé/.test(words(each)));
    const denied = denials.flatMap(findNamed);
    const contradicted = denied.filter(
      (href) => listFacts(profiles.get(href) ?? '', 'fraude').length > 0,
    );
    expect(contradicted).toEqual([]);
  });
});
