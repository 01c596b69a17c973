// On the not-found page: says in the console which address is unknown, and takes the visitor to the page that differs by its
// spelling only (a host without `_redirects` sends all variants here). Else its words are searched for.
import { nearest } from '../../domain/nearest.ts';
import type { SearchIndex } from '../search/engine.ts';
import { searchOver } from '../search/load.ts';

const most = 3;
type Likely = { address: string; title: string; sentence: string };
const pageOf = ({ address }: Likely) => address.split('#')[0];

class NotFound extends HTMLElement {
  connectedCallback() {
    const { pathname, search, hash } = window.location;
    console.error('404 Error: unknown route', pathname);
    const routes: Record<string, string> = JSON.parse(this.dataset.routes ?? '{}');
    const wanted = pathname.toLowerCase().replace(/(\.html)?\/?$/, '') || '/';
    const target = wanted in routes ? routes[wanted] || wanted : undefined;
    if (target && target !== pathname) window.location.replace(target + search + hash);
    else this.#search(wanted).catch(() => undefined);
  }

  async #search(wanted: string) {
    const words =
      decoded(wanted)
        .match(/[\p{L}\p{M}\d]+/gu)
        ?.join(' ') ?? '';
    const field = this.querySelector('input');
    if (field) field.value ||= words;
    let pages: SearchIndex['pages'] = [];
    const ask = await searchOver(this.dataset.index ?? '', (index) => {
      pages = index.pages;
      return index;
    })();
    // One wrong letter in the address itself, then what its words mean.
    const meant = nearest(
      wanted,
      pages.map(({ route }) => route),
    ).flatMap((near) =>
      pages
        .filter(({ route }) => route === near)
        .map(({ route, title, sections: [first] }) => ({ address: route, title, sentence: first?.[1] ?? '' })),
    );
    const all: Likely[] = [...meant, ...ask(words).found];
    const found = all.filter((each, place) => all.findIndex((other) => pageOf(other) === pageOf(each)) === place);
    if (found.length > 0) this.#show(found.slice(0, most));
  }

  #show(found: Likely[]) {
    const list = this.querySelector('[data-likely]');
    const model = list?.firstElementChild;
    if (!list || !model) return;
    const items = found.map(({ address, title, sentence }) => {
      const item = model.cloneNode(true) as Element;
      const link = item.querySelector('a');
      if (link) Object.assign(link, { href: address, textContent: title });
      item.querySelector('p')?.replaceChildren(sentence);
      return item;
    });
    // What most look for fills up the list.
    const others = [...list.children].filter((item) => {
      const address = item.querySelector('a')?.getAttribute('href');
      return !found.some((each) => pageOf(each) === address);
    });
    list.replaceChildren(...[...items, ...others].slice(0, most));
  }
}

/** What anyone may write after the site's name cannot always be decoded. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

customElements.define('not-found', NotFound);
