// Prints closed <details> in browsers without ::details-content, which app/print.css uses.
const CLOSED_ITEMS = ':is(.accordion-item, .door, .fold):not([open])';

export function openDetailsWhenPrinting(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: [HTMLDetailsElement, string | null][] = [];
  addEventListener('beforeprint', () => {
    const items = [...document.querySelectorAll<HTMLDetailsElement>(CLOSED_ITEMS)];
    opened = items.map((item) => [item, item.getAttribute('name')]);
    for (const item of items) {
      // The browser keeps only one <details> of a name open.
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
