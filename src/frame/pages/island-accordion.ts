// An accordion of an island before React takes it over, and what React does not do after: the browser's own search finds
// closed answers, and an address that points at a question opens it.
import { pointedAt } from '../pointed-at.ts';

const triggerOf = (panel: HTMLElement) =>
  panel.closest('.accordion-item')?.querySelector<HTMLButtonElement>('.accordion-trigger');
const panelOf = (element: Element | null) => element?.closest('.accordion-item')?.querySelector<HTMLElement>('.accordion-panel');
const isOpen = (panel: HTMLElement) => panel.dataset.state === 'open';

class IslandAccordion extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', ({ target }) => {
      const panel = panelOf((target as Element).closest('.accordion-trigger'));
      if (!panel || this.#isAlive()) return;
      if (isOpen(panel)) this.#set(panel, false);
      else this.#open(panel);
    });
    this.addEventListener('beforematch', ({ target }) => this.#open(target as HTMLElement), true);
    new MutationObserver(() => this.#follow()).observe(this, { subtree: true, childList: true, attributeFilter: ['data-state'] });
    this.#follow();
    const openPointedAt = () => {
      const item = pointedAt();
      const panel = item?.matches('.accordion-item') && this.contains(item) ? panelOf(item) : undefined;
      if (!item || !panel) return;
      this.#open(panel);
      item.scrollIntoView();
    };
    addEventListener('hashchange', openPointedAt);
    openPointedAt();
  }

  #panels() {
    return this.querySelectorAll<HTMLElement>('.accordion-panel');
  }

  #isAlive() {
    return this.hasAttribute('data-alive');
  }

  /** React would render `hidden="until-found"` as plain `hidden`: the attribute is ours, and follows the state. */
  #follow() {
    for (const panel of this.#panels()) {
      if (isOpen(panel)) panel.removeAttribute('hidden');
      else if (!panel.hasAttribute('hidden')) panel.setAttribute('hidden', 'until-found');
    }
  }

  #set(panel: HTMLElement, open: boolean) {
    const trigger = triggerOf(panel);
    trigger?.setAttribute('aria-expanded', String(open));
    for (const element of [panel, panel.closest('.accordion-item'), trigger, trigger?.parentElement])
      element?.setAttribute('data-state', open ? 'open' : 'closed');
    this.#follow();
  }

  /** Opens by a click where React listens, by hand where it does not yet. */
  #open(panel: HTMLElement) {
    if (isOpen(panel)) return;
    if (this.#isAlive()) triggerOf(panel)?.click();
    else for (const other of this.#panels()) this.#set(other, other === panel);
  }
}

customElements.define('island-accordion', IslandAccordion);
