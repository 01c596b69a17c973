import { describe, expect, test } from 'vitest';
import { listPages } from '#src/content/documents.ts';
import { listFacts } from '#src/content/insurer-facts.ts';
import { getMain, links, readPage, words } from './reading.ts';

const profiles = new Map(listPages('assureurs').map(({ route, assureur }) => [route, assureur]));
const sectors = listPages('secteurs').map(({ route }) => ({ route, section: readInsurers(route) }));

/** Returns the section of a sector page that says which insurers accept the sector. */
function readInsurers(route: string): string {
  const html = getMain(readPage(route));
  const title = html.indexOf('<h2 id="qui-assure-');
  if (title < 0) throw new Error(`${route} has no section « Qui assure … »`);
  const end = html.indexOf('</section>', title);
  return `<main>${html.slice(title, end)}</main>`;
}

/** Returns the addresses of the profiles to which a passage links. */
const findNamed = (passage: string) =>
  links(`<main>${passage}</main>`).filter((href) => profiles.has(href));

/** Returns the linked documents about companies. Skips laws, because every page cites them. */
const findDocuments = (html: string) =>
  links(html).filter((href) => href.startsWith('http') && !href.includes('legifrance.gouv.fr'));

/**
 * Lists the passages that name companies. Adds to each the text of the profiles to which it links.
 */
const listPassages = (section: string) =>
  section.split(/<\/li>|<\/p>/).flatMap((html) => {
    const companies = findNamed(html);
    const passage = words(html);
    return companies.length > 0 ? [{ passage, profile: readProfiles(companies) }] : [];
  });

const readProfiles = (addresses: string[]) =>
  addresses.map((route) => words(getMain(readPage(route))).toLowerCase()).join(' ');

/** Lists the amounts and years of a passage. */
const listFigures = (passage: string) =>
  passage.match(/\b\d{1,3}(?: \d{3})*(?:,\d+)? M?€|\b(?:19|20)\d\d\b/g) ?? [];

describe.each(sectors)('insurers of $route', ({ section }) => {
  const companies = findNamed(section);
  const passages = listPassages(section);

  test('name a company that has a profile', () => {
    expect(companies).not.toEqual([]);
  });

  test('cite only documents that the company’s profile cites', () => {
    const cited = new Set(companies.flatMap((route) => findDocuments(readPage(route))));
    expect(findDocuments(section).filter((href) => !cited.has(href))).toEqual([]);
  });

  test('contradict no fact about fraud in a profile', () => {
    const denials = section.split(/<li>|<\/p>/).filter((each) => /rien trouvé/.test(words(each)));
    const denied = denials.flatMap(findNamed);
    const contradicted = denied.filter(
      (href) => listFacts(profiles.get(href) ?? '', 'fraude').length > 0,
    );
    expect(contradicted).toEqual([]);
  });

  test('state no amount or year that the company’s profile lacks', () => {
    const missing = passages.flatMap(({ passage, profile }) =>
      listFigures(passage).filter((figure) => !profile.includes(figure.toLowerCase())),
    );
    expect(missing).toEqual([]);
  });
});
