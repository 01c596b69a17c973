// Logs the unknown address. Redirects if a route differs only by case, trailing slash or .html,
// because a host without `_redirects` sends these variants here. Otherwise proposes pages.

import { defineElement } from '#src/lib/element.ts';
import { findStems, findWords } from '#src/lib/french-words.ts';
import { getEditDistance } from '#src/lib/nearest.ts';
import { decodeAddress } from '#src/lib/pointed-at.ts';
import {
  createSearch,
  type Found,
  type SearchIndex,
  type Section,
} from '#src/lib/site-search/engine.ts';
import { fetchJson } from '#src/lib/site-search/load.ts';

const MAX_PROPOSALS = 3;
/** Matches words of an address that do not describe its page. */
const EMPTY_WORDS = /^(?:\d+|www|blog|index|php|html?|fr|en|page|comment|faire|marche|quoi|nos)$/i;
type Proposal = { address: string; title: string; sentence: string };
const getPage = ({ address }: Proposal) => address.split('#')[0];

/**
 * Finds the pages that the address may mean, most likely first: similar routes, pages whose route
 * contains the words of its last part or their synonyms, an answer or a definition with these
 * words, and the parent list.
 */
async function findProposals(wanted: string, index: SearchIndex): Promise<Proposal[]> {
  const { pages } = index;
  const page = (address?: string): Proposal[] =>
    pages.flatMap(({ route, sections: [[title, sentence] = ['', '']] }) =>
      route === address ? [{ address, title, sentence }] : [],
    );
  const names = pages.map((each) => ({
    ...each,
    sections: [[findWords(each.route).join(' '), '', ''] as Section],
  }));
  const parts = decodeAddress(wanted).split(/(?=\/)/);
  const informativeWords = findWords(parts.at(-1) ?? '').filter((word) => !EMPTY_WORDS.test(word));
  const [byName, answers] = await Promise.all(
    [{ ...index, pages: names }, index].map(
      async (each) => (await createSearch(each))(informativeWords.join(' ')).found,
    ),
  );
  const isAnswer = ({ kind, share, address, title, stems }: Found) =>
    (kind === 'reponse' || kind === 'definition') &&
    share === 1 &&
    address.lastIndexOf('/') === 0 &&
    findStems(title).some((stem) => stems.includes(stem));
  return [
    ...pages.flatMap(({ route }) => (getEditDistance(wanted, route) <= 2 ? page(route) : [])),
    ...(byName ?? [])
      .flatMap(({ address, share }) => (share >= 0.5 ? page(address) : []))
      .slice(0, MAX_PROPOSALS - 1),
    ...(answers ?? []).filter(isAnswer).slice(0, 1),
    ...page(parts[0]),
  ];
}

/** Inserts the proposals before the default links of the list. */
function showProposals(root: HTMLElement, found: Proposal[]) {
  const list = root.querySelector('[data-likely]');
  const model = list?.firstElementChild;
  if (!list || !model) return;
  const items = found.map(({ address, title, sentence }) => {
    const item = model.cloneNode(true) as Element;
    const link = item.querySelector('a');
    if (link) Object.assign(link, { href: address, textContent: title });
    item.querySelector('p')?.replaceChildren(sentence);
    return item;
  });
  const others = [...list.children].filter((item) => {
    const address = item.querySelector('a')?.getAttribute('href');
    return !found.some((each) => getPage(each) === address);
  });
  list.replaceChildren(...[...items, ...others].slice(0, MAX_PROPOSALS));
}

async function proposePages(root: HTMLElement, wanted: string) {
  const field = root.querySelector('input');
  if (field) field.value ||= findWords(decodeAddress(wanted)).join(' ');
  const proposals = await findProposals(wanted, await fetchJson(root.dataset.index ?? ''));
  const distinct = proposals.filter(
    (each, place) => proposals.findIndex((other) => getPage(other) === getPage(each)) === place,
  );
  if (distinct.length > 0) showProposals(root, distinct.slice(0, MAX_PROPOSALS));
}

defineElement('not-found', (element) => {
  const { pathname, search, hash } = window.location;
  console.error('404 Error: unknown route', pathname);
  const routes: Record<string, string> = JSON.parse(element.dataset.routes ?? '{}');
  const address = pathname.toLowerCase().replace(/(\.html)?\/?$/, '') || '/';
  const target = address in routes ? routes[address] || address : undefined;
  if (target && target !== pathname) window.location.replace(target + search + hash);
  else proposePages(element, address).catch(() => undefined);
});
