import { describe, expect, test } from 'vitest';
import { listPages } from '#src/content/documents.ts';
import { listFacts } from '#src/content/insurer-facts.ts';
import { getMain, links, readPage, words } from './reading.ts';

const profiles = new Map(listPages('assureurs').map(({ route, assureur }) => [route, assureur]));

/** Lists the trades that a passage calls accepted or refused, in the singular. */
const listTrades = (passage: string) =>
  [...passage.matchAll(/(?:accepte|refuse)((?:,? (?:et )?(?:les|la|le|des) \p{L}+)+)/gu)].flatMap(
    ([, list = '']) =>
      [...list.matchAll(/(?:les|la|le|des) (\p{L}+)/gu)].map(([, trade = '']) =>
        trade.replace(/[sx]$/, ''),
      ),
  );

/** Lists the items and paragraphs of the section that says which insurers accept the sector. */
function listPassages(route: string): string[] {
  const [, section = ''] = getMain(readPage(route)).split('<h2 id="qui-assure-');
  return (section.split('</section>')[0] ?? '').split(/<\/li>|<\/p>/);
}
const listLinks = (passage: string) => links(`<main>${passage}</main>`);
const findCompanies = (passage: string) => listLinks(passage).filter((href) => profiles.has(href));
const readProfiles = (passage: string) => findCompanies(passage).map(readPage).map(getMain);

describe.each(listPages('secteurs'))('insurers of $route', ({ route }) => {
  const passages = listPassages(route);
  const whole = passages.join('');

  test('cite only documents that a profile cites', () => {
    expect(findCompanies(whole)).not.toEqual([]);
    const cited = new Set(readProfiles(whole).flatMap(links));
    // Skips documents of the law, because every page cites them.
    const documents = listLinks(whole).filter((href) => /^http(?!.*legifrance)/.test(href));
    expect(documents.filter((href) => !cited.has(href))).toEqual([]);
  });

  test('contradict no fact about fraud in a profile', () => {
    const denied = passages
      .filter((each) => /rien trouvé/.test(words(each)))
      .flatMap(findCompanies);
    expect(denied.filter((href) => listFacts(profiles.get(href) ?? '', 'fraude')[0])).toEqual([]);
  });

  test('state no amount, year or trade that the company’s profile lacks', () => {
    for (const passage of passages.filter((each) => findCompanies(each).length > 0)) {
      const profile = words(readProfiles(passage).join(' ')).toLowerCase();
      const figures = words(passage).match(/\b\d{1,3}(?: \d{3})*(?:,\d+)? M?€|\b(?:19|20)\d\d\b/g);
      const stated = [...(figures ?? []), ...listTrades(words(passage))];
      expect(stated.filter((each) => !profile.includes(each.toLowerCase()))).toEqual([]);
    }
  });
});
