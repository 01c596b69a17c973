// An accordion of an island before React takes it over, and what React does not do after: the
// browser's own search finds closed answers, and an address that points at a question opens it.
import { define } from '../element.ts';
import { pointedAt } from '../pointed-at.ts';

const triggerOf = (panel: HTMLElement) =>
  panel.closest('.accordion-item')?.querySelector<HTMLButtonElement>('.accordion-trigger');
const panelOf = (element: Element | null) =>
  element?.closest('.accordion-item')?.querySelector<HTMLElement>('.accordion-panel');
const isOpen = (panel: HTMLElement) => panel.dataset.state === 'open';

define('island-accordion', (accordion) => {
  const panels = () => accordion.querySelectorAll<HTMLElement>('.accordion-panel');
  const isAlive = () => accordion.hasAttribute('data-alive');
  /**
   * React would render `hidden="until-found"` as plain `hidden`: the attribute is ours, and follows
   * the state.
   */
  const follow = () => {
    for (const panel of panels()) {
      if (isOpen(panel)) panel.removeAttribute('hidden');
      else if (!panel.hasAttribute('hidden')) panel.setAttribute('hidden', 'until-found');
    }
  };
  /** By hand, while React does not listen: one panel, or none. */
  const show = (shown?: HTMLElement) => {
    for (const panel of panels()) {
      const trigger = triggerOf(panel);
      trigger?.setAttribute('aria-expanded', String(panel === shown));
      for (const element of [
        panel,
        panel.closest('.accordion-item'),
        trigger,
        trigger?.parentElement,
      ])
        element?.setAttribute('data-state', panel === shown ? 'open' : 'closed');
    }
    follow();
  };
  const open = (panel: HTMLElement) => {
    if (isOpen(panel)) return;
    if (isAlive()) triggerOf(panel)?.click();
    else show(panel);
  };
  accordion.addEventListener('click', ({ target }) => {
    const panel = panelOf((target as Element).closest('.accordion-trigger'));
    if (panel && !isAlive()) show(isOpen(panel) ? undefined : panel);
  });
  accordion.addEventListener('beforematch', ({ target }) => open(target as HTMLElement), true);
  new MutationObserver(follow).observe(accordion, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-state'],
  });
  follow();
  const openPointedAt = () => {
    const item = pointedAt();
    const panel =
      item?.matches('.accordion-item') && accordion.contains(item) ? panelOf(item) : undefined;
    if (!item || !panel) return;
    open(panel);
    item.scrollIntoView();
  };
  addEventListener('hashchange', openPointedAt);
  openPointedAt();
});
