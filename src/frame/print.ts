// Paper shows what is closed on a screen. Styles see to it (app/styles/print.css); where the browser does
// not know how, it is opened for the paper and closed again.
const closed = ':is(.accordion-item, .door, .fold):not([open])';

export function openForPrint(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: [HTMLDetailsElement, string | null][] = [];
  addEventListener('beforeprint', () => {
    const items = [...document.querySelectorAll<HTMLDetailsElement>(closed)];
    opened = items.map((item) => [item, item.getAttribute('name')]);
    for (const item of items) {
      // Of those of one name the browser keeps one open.
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
