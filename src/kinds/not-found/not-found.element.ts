// Logs the unknown address. If a page has the same address except for upper case, a final slash or
// .html, opens that page, because a host without `_redirects` sends these variants here. Otherwise
// proposes pages.

import { defineElement } from '#src/lib/element.ts';
import { findWords } from '#src/lib/french-words.ts';
import { getEditDistance } from '#src/lib/nearest.ts';
import { decodeAddress } from '#src/lib/pointed-at.ts';
import type { SearchIndex } from '#src/lib/site-search/engine.ts';
import { fetchJson } from '#src/lib/site-search/load.ts';

const MAX_PROPOSALS = 3;
const MAX_TYPING_ERRORS = 2;

/**
 * Adds pages with a similar address before the proposed pages, and also a page whose address is the
 * start of the unknown address.
 */
async function proposePages(root: HTMLElement, wanted: string) {
  const list = root.querySelector('[data-likely]');
  const model = list?.firstElementChild;
  if (!list || !model) return;
  const { pages } = await fetchJson<SearchIndex>(root.dataset.index ?? '');
  const isSimilar = (route: string) =>
    getEditDistance(wanted, route) <= MAX_TYPING_ERRORS ||
    (route !== '/' && wanted.startsWith(`${route}/`));
  for (const { route, sections } of pages.filter((page) => isSimilar(page.route))) {
    const [title = '', sentence = ''] = sections[0] ?? [];
    list.querySelector(`li:has([href="${route}"])`)?.remove();
    const item = model.cloneNode(true) as Element;
    Object.assign(item.querySelector('a') ?? {}, { href: route, textContent: title });
    item.querySelector('p')?.replaceChildren(sentence);
    list.prepend(item);
  }
  for (const item of [...list.children].slice(MAX_PROPOSALS)) item.remove();
}

defineElement('not-found', (element) => {
  const { pathname, search, hash } = window.location;
  console.error('404 Error: unknown route', pathname);
  const routes: Record<string, string> = JSON.parse(element.dataset.routes ?? '{}');
  const address = pathname.toLowerCase().replace(/(\.html)?\/?$/, '') || '/';
  const target = address in routes ? routes[address] || address : undefined;
  if (target && target !== pathname) return window.location.replace(target + search + hash);
  const field = element.querySelector('input');
  if (field) field.value ||= findWords(decodeAddress(address)).join(' ');
  proposePages(element, address).catch(() => undefined);
});
