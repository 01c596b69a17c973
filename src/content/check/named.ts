import { visit } from 'unist-util-visit';
import { isTag, readAttributes } from '../mdx/tags.ts';
import type { Book } from './book.ts';
import type { Entry } from './entry.ts';
import { error, type Place, type Problem, type Problems } from './problem.ts';
import type { Passage } from './prose.ts';

// Checks sentences that list insurers with a common property: the list must change when the tables
// change.

const list = (names: string[]) =>
  names
    .toSorted((a, b) => a.localeCompare(b, 'fr'))
    .join(', ')
    .replace(/, ([^,]+)$/, ' et $1') || 'personne';
const split = (names: string) => names.split(/, | et /);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function* differ(place: Place, claim: string, named: string, are: string[]): Problems {
  if (list(split(named)) !== list(are))
    yield error(
      place,
      `« ${claim} » : d’après le tableau, ${list(are)}. Corrigez la phrase, ou la table.`,
    );
}

/** Returns the compared insurers, and a function that finds the insurer of a passage. */
function findInsurers(book: Book) {
  const table = book.table('assureurs');
  const rows = Object.entries(table?.data.lignes ?? {});
  const offers = rows.map(([, house]) => house).filter(({ compare }) => compare);
  const starts = rows.map(([id, house]) => ({
    house,
    line: table?.located.getLine(['lignes', id]) ?? 0,
  }));
  const findInsurer = ({ file, line, route }: Passage) =>
    file === table?.file
      ? starts.findLast((row) => row.line <= line)?.house
      : offers.find(({ url }) => url === route);
  return { offers, findInsurer };
}

/**
 * Checks that sentences like « Hiscox et AIG partent de plus haut » name all insurers with a higher
 * (or lower) price than the insurer of the text.
 */
export function* checkNamedByPrice(passages: Passage[], book: Book): Problems {
  const { offers, findInsurer } = findInsurers(book);
  if (offers.length === 0) return;
  const name = `(?:${offers.map(({ nom }) => escaped(nom)).join('|')})`;
  const more = /(?:, | et )/.source;
  const end = /(?: part(?:ent)?)? de (?:plus (haut|bas)|moins cher)/.source;
  const claims = new RegExp(`(${name}(?:${more}${name})*)${end}`, 'gu');
  for (const passage of passages) {
    const own = findInsurer(passage)?.prix;
    if (own === undefined) continue;
    for (const [claim, named = '', way] of passage.checked.matchAll(claims)) {
      const are = offers
        .filter(({ prix = own }) => (way === 'haut' ? prix > own : prix < own))
        .map(({ nom }) => nom);
      yield* differ(passage, claim, named, are);
    }
  }
}

/**
 * Checks that sentences like « <Compte de="offres-avec-fraude" /> ont cette ligne : AIG et AXA. »
 * name all insurers with this guarantee.
 */
export function checkNamedByGuarantee(book: Book): (entry: Entry) => Problem[] {
  const { offers } = findInsurers(book);
  const rows = book.table('garanties')?.data.lignes ?? {};
  const names = new Set(offers.map(({ nom }) => nom));
  const withGuarantee = (address: string) => {
    const id = Object.keys(rows).find((each) => (rows[each]?.adresse ?? each) === address) ?? '';
    return offers.filter(({ garanties }) => garanties?.[id]).map(({ nom }) => nom);
  };
  return (entry) =>
    entry.authored.flatMap(({ tree, getPlace }) => {
      const found: Problem[] = [];
      visit(tree() ?? { type: 'root', children: [] }, (tag, index = 0, parent) => {
        if (!isTag(tag)) return;
        const [, address] = /^offres-avec-(.+)$/.exec(readAttributes(tag).de ?? '') ?? [];
        const after = parent?.children[index + 1];
        const [, words = '', named = ''] =
          (after?.type === 'text' && /^([^.:]* : ([^.]+))\./.exec(after.value)) || [];
        if (address === undefined || !split(named).every((each) => names.has(each))) return;
        found.push(...differ(getPlace(tag), words.trim(), named, withGuarantee(address)));
      });
      return found;
    });
}
