// On the not-found page: says in the console which address is unknown, and takes the visitor to the page
// that differs by letter case only (a host without `_redirects` sends all variants here).
class NotFound extends HTMLElement {
  connectedCallback() {
    const { pathname } = window.location;
    console.error('404 Error: unknown route', pathname);
    const routes: Record<string, string> = JSON.parse(this.dataset.routes ?? '{}');
    const wanted = pathname.toLowerCase().replace(/(\.html)?\/?$/, '') || '/';
    const target = routes[pathname] ?? (wanted in routes ? routes[wanted] || wanted : undefined);
    if (target && target !== pathname) window.location.replace(target + window.location.search + window.location.hash);
  }
}

customElements.define('not-found', NotFound);
