// An accordion before React takes it over, and what React does not do after: the browser's own search finds
// closed answers, and an address that points at a question opens it.

const whenClosed = 'until-found';

const panels = () => document.querySelectorAll<HTMLElement>('.accordion-panel');
const triggerOf = (panel: HTMLElement) =>
  panel.closest('.accordion-item')?.querySelector<HTMLButtonElement>('.accordion-trigger');
const alive = (element: Element) => element.closest('.accordions')?.hasAttribute('data-alive');

/** React would render `hidden="until-found"` as plain `hidden`: the attribute is ours, and follows the state. */
const follow = (panel: HTMLElement) => {
  if (panel.dataset.state === 'open') panel.removeAttribute('hidden');
  else panel.setAttribute('hidden', whenClosed);
};

function set(panel: HTMLElement, open: boolean) {
  const state = open ? 'open' : 'closed';
  const item = panel.closest<HTMLElement>('.accordion-item');
  const trigger = triggerOf(panel);
  trigger?.setAttribute('aria-expanded', String(open));
  for (const element of [panel, item, trigger, trigger?.parentElement]) element?.setAttribute('data-state', state);
  follow(panel);
}

/** Opens by a click where React listens, by hand where it does not yet. */
function open(panel: HTMLElement) {
  if (panel.dataset.state === 'open') return;
  if (alive(panel)) {
    triggerOf(panel)?.click();
    return;
  }
  for (const other of panel.closest('.accordions')?.querySelectorAll<HTMLElement>('.accordion-panel') ?? [])
    set(other, other === panel);
}

/** What is no address of ours may end in anything, also in what cannot be decoded. */
function fragment(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}

function pointedAt() {
  const id = fragment();
  const item = id ? document.getElementById(id) : null;
  const panel = item?.matches('.accordion-item') ? item.querySelector<HTMLElement>('.accordion-panel') : null;
  if (!item || !panel) return;
  open(panel);
  item.scrollIntoView();
}

function watch(root: Element) {
  const state = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof HTMLElement && target.matches('.accordion-panel')) follow(target);
  });
  state.observe(root, { subtree: true, attributeFilter: ['data-state'] });
  new MutationObserver(() => {
    for (const panel of panels()) if (!panel.hasAttribute('hidden') && panel.dataset.state !== 'open') follow(panel);
  }).observe(root, { subtree: true, childList: true });
}

function takeClicks(root: Element) {
  root.addEventListener('click', (event) => {
    const panel = (event.target as Element)
      .closest('.accordion-trigger')
      ?.closest('.accordion-item')
      ?.querySelector<HTMLElement>('.accordion-panel');
    if (!panel || alive(panel)) return;
    if (panel.dataset.state === 'open') set(panel, false);
    else open(panel);
  });
  root.addEventListener('beforematch', (event) => open(event.target as HTMLElement), true);
}

export function startAccordions(): void {
  for (const root of document.querySelectorAll('.accordions')) {
    takeClicks(root);
    watch(root);
  }
  for (const panel of panels()) follow(panel);
  window.addEventListener('hashchange', pointedAt);
  pointedAt();
}
