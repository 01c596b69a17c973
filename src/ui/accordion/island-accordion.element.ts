// Opens and closes the panels of the React accordion before hydration. At any time, lets the
// browser's page search find text in closed panels, and opens the panel to which the fragment of
// the address leads.
import { defineElement } from '#src/lib/element.ts';
import { findTarget } from '#src/lib/pointed-at.ts';

const findTrigger = (panel: HTMLElement) =>
  panel.closest('.accordion-item')?.querySelector<HTMLButtonElement>('.accordion-trigger');
const findPanel = (element: Element | null) =>
  element?.closest('.accordion-item')?.querySelector<HTMLElement>('.accordion-panel');
const isOpen = (panel: HTMLElement) => panel.dataset.state === 'open';

defineElement('island-accordion', (accordion) => {
  const panels = () => accordion.querySelectorAll<HTMLElement>('.accordion-panel');
  const isHydrated = () => accordion.hasAttribute('data-alive');
  /** Sets hidden="until-found" on closed panels here, because React would render it as `hidden`. */
  const syncHidden = () => {
    for (const panel of panels()) {
      if (isOpen(panel)) panel.removeAttribute('hidden');
      else if (!panel.hasAttribute('hidden')) panel.setAttribute('hidden', 'until-found');
    }
  };
  /** Opens one panel and closes the others. Used only before hydration. */
  const showPanel = (shown?: HTMLElement) => {
    for (const panel of panels()) {
      const trigger = findTrigger(panel);
      trigger?.setAttribute('aria-expanded', String(panel === shown));
      for (const element of [
        panel,
        panel.closest('.accordion-item'),
        trigger,
        trigger?.parentElement,
      ])
        element?.setAttribute('data-state', panel === shown ? 'open' : 'closed');
    }
    syncHidden();
  };
  const openPanel = (panel: HTMLElement) => {
    if (isOpen(panel)) return;
    if (isHydrated()) findTrigger(panel)?.click();
    else showPanel(panel);
  };
  accordion.addEventListener('click', ({ target }) => {
    const panel = findPanel((target as Element).closest('.accordion-trigger'));
    if (panel && !isHydrated()) showPanel(isOpen(panel) ? undefined : panel);
  });
  accordion.addEventListener('beforematch', ({ target }) => openPanel(target as HTMLElement), true);
  new MutationObserver(syncHidden).observe(accordion, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-state'],
  });
  syncHidden();
  const openTarget = () => {
    const item = findTarget();
    const panel =
      item?.matches('.accordion-item') && accordion.contains(item) ? findPanel(item) : undefined;
    if (!item || !panel) return;
    openPanel(panel);
    item.scrollIntoView();
  };
  addEventListener('hashchange', openTarget);
  openTarget();
});
