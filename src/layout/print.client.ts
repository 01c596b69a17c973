// Opens closed <details> for printing, in browsers without the CSS selector ::details-content. In
// other browsers, app/styles/print.css opens them.
const CLOSED_ITEMS = 'details:is(.print-open, :has(textarea:not(:placeholder-shown))):not([open])';

export function openDetailsWhenPrinting(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: [HTMLDetailsElement, string | null][] = [];
  addEventListener('beforeprint', () => {
    const items = [...document.querySelectorAll<HTMLDetailsElement>(CLOSED_ITEMS)];
    opened = items.map((item) => [item, item.getAttribute('name')]);
    for (const item of items) {
      // Removes the `name` attribute, because the browser allows only one open <details> of each
      // name.
      item.removeAttribute('name');
      item.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const [item, name] of opened) {
      item.open = false;
      if (name) item.setAttribute('name', name);
    }
  });
}
