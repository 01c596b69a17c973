// On the not-found page: says in the console which address is unknown, and takes the visitor to the
// page that differs by its spelling only (a host without `_redirects` sends all variants here).
// Else it proposes what the address most likely meant.
import { findStems, findWords } from '#src/lib/french-words.ts';
import { getEditDistance } from '#src/lib/nearest.ts';
import { define } from '../element.ts';
import { decoded } from '../pointed-at.ts';
import { type Found, makeSearch, type SearchIndex, type Section } from '../search/engine.ts';
import { fetched } from '../search/load.ts';

const most = 3;
/** Words that an address has whatever it leads to. */
const empty = /^(?:\d+|www|blog|index|php|html?|fr|en|page|comment|faire|marche|quoi|nos)$/i;
type Likely = { address: string; title: string; sentence: string };
const pageOf = ({ address }: Likely) => address.split('#')[0];

/**
 * The pages that an address may have meant, the likeliest first: spelled almost so; named by its
 * last part, in these words or in those that count as them; a question or a word of the glossary
 * that its last part is about; the list that it stood in.
 */
async function meantBy(wanted: string, index: SearchIndex): Promise<Likely[]> {
  const { pages } = index;
  const page = (address?: string): Likely[] =>
    pages.flatMap(({ route, sections: [[title, sentence] = ['', '']] }) =>
      route === address ? [{ address, title, sentence }] : [],
    );
  const names = pages.map((each) => ({
    ...each,
    sections: [[findWords(each.route).join(' '), '', ''] as Section],
  }));
  const parts = decoded(wanted).split(/(?=\/)/);
  const telling = findWords(parts.at(-1) ?? '').filter((word) => !empty.test(word));
  const [named, answers] = await Promise.all(
    [{ ...index, pages: names }, index].map(
      async (each) => (await makeSearch(each))(telling.join(' ')).found,
    ),
  );
  const isAnswer = ({ kind, share, address, title, stems }: Found) =>
    (kind === 'reponse' || kind === 'definition') &&
    share === 1 &&
    address.lastIndexOf('/') === 0 &&
    findStems(title).some((stem) => stems.includes(stem));
  return [
    ...pages.flatMap(({ route }) => (getEditDistance(wanted, route) <= 2 ? page(route) : [])),
    ...(named ?? [])
      .flatMap(({ address, share }) => (share >= 0.5 ? page(address) : []))
      .slice(0, most - 1),
    ...(answers ?? []).filter(isAnswer).slice(0, 1),
    ...page(parts[0]),
  ];
}

/** In the list of the page, before what most look for. */
function showLikely(root: HTMLElement, found: Likely[]) {
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
    return !found.some((each) => pageOf(each) === address);
  });
  list.replaceChildren(...[...items, ...others].slice(0, most));
}

async function propose(root: HTMLElement, wanted: string) {
  const field = root.querySelector('input');
  if (field) field.value ||= findWords(decoded(wanted)).join(' ');
  const meant = await meantBy(wanted, await fetched(root.dataset.index ?? ''));
  const found = meant.filter(
    (each, place) => meant.findIndex((other) => pageOf(other) === pageOf(each)) === place,
  );
  if (found.length > 0) showLikely(root, found.slice(0, most));
}

define('not-found', (element) => {
  const { pathname, search, hash } = window.location;
  console.error('404 Error: unknown route', pathname);
  const routes: Record<string, string> = JSON.parse(element.dataset.routes ?? '{}');
  const wanted = pathname.toLowerCase().replace(/(\.html)?\/?$/, '') || '/';
  const target = wanted in routes ? routes[wanted] || wanted : undefined;
  if (target && target !== pathname) window.location.replace(target + search + hash);
  else propose(element, wanted).catch(() => undefined);
});
