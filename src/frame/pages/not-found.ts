// On the not-found page: says in the console which address is unknown, and takes the visitor to the page that
// differs by its spelling only (a host without `_redirects` sends all variants here). Else proposes the nearest.
import { nearest } from '../../domain/nearest.ts';

class NotFound extends HTMLElement {
  connectedCallback() {
    const { pathname, search, hash } = window.location;
    console.error('404 Error: unknown route', pathname);
    const routes: Record<string, string> = JSON.parse(this.dataset.routes ?? '{}');
    const wanted = pathname.toLowerCase().replace(/(\.html)?\/?$/, '') || '/';
    const target = wanted in routes ? routes[wanted] || wanted : undefined;
    if (target && target !== pathname) window.location.replace(target + search + hash);
    else
      this.#propose(
        nearest(
          wanted,
          Object.keys(routes).filter((route) => !routes[route]),
        ),
      );
  }

  #propose(routes: string[]) {
    const list = this.querySelector('[data-nearest]');
    if (!list || routes.length === 0) return;
    for (const route of routes) {
      const link = document.createElement('a');
      link.href = route;
      link.textContent = route;
      const item = document.createElement('li');
      item.append(link);
      list.append(item);
    }
    list.parentElement?.removeAttribute('hidden');
  }
}

customElements.define('not-found', NotFound);
