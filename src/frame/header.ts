import { onScroll } from './scroll.ts';

const grace = 250;

/** The header hides on the way down and returns on the way up; its lists open by pointer, touch and keyboard. */
class SiteHeader extends HTMLElement {
  connectedCallback() {
    const { hideAfter, turnAfter } = this.dataset;
    const bar = this.firstElementChild as HTMLElement;
    onScroll(Number(turnAfter), (direction, position) => {
      const inUse = bar.matches(':focus-within') || bar.querySelector('[aria-expanded="true"]');
      bar.toggleAttribute('data-hidden', direction === 'down' && position > Number(hideAfter) && !inUse);
    });
    bar.addEventListener('focusin', () => bar.removeAttribute('data-hidden'));
    // Seen where the header was away, covered where it returns: what has the focus comes out from under it.
    document.addEventListener('focusin', ({ target }) => {
      const { top, bottom } = (target as Element).getBoundingClientRect();
      const room = bar.offsetHeight + 8;
      const byKeyboard = (target as Element).matches(':is(main, footer) :focus-visible');
      if (byKeyboard && top < room && bottom > 0) window.scrollBy(0, top - room);
    });
    for (const button of bar.querySelectorAll<HTMLButtonElement>('button[aria-controls]')) this.#list(button);
    this.#menu();
    // No single letter (WCAG 2.1.4); the link stands in the header's bar, hidden on a phone.
    document.addEventListener('keydown', (event) => {
      if (event.key !== 'k' || event.ctrlKey === event.metaKey || event.altKey) return;
      event.preventDefault();
      bar.querySelector<HTMLAnchorElement>('.search-link')?.click();
    });
  }

  #list(button: HTMLButtonElement) {
    const item = button.parentElement as HTMLElement;
    const links = () => [...item.querySelectorAll<HTMLAnchorElement>('.header-list a')];
    let timer = 0;
    const set = (open: boolean) => {
      clearTimeout(timer);
      if (open) for (const other of this.querySelectorAll('[aria-expanded="true"]')) other.setAttribute('aria-expanded', 'false');
      button.setAttribute('aria-expanded', String(open));
    };
    const isOpen = () => button.getAttribute('aria-expanded') === 'true';

    let byPointer = false;
    item.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      byPointer = !isOpen();
      set(true);
    });
    // A pointer on its way to the list may leave for a moment.
    item.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') timer = window.setTimeout(set, grace, false);
    });
    button.addEventListener('click', () => {
      // The pointer that has just opened the list by coming does not close it by clicking.
      set(byPointer || !isOpen());
      byPointer = false;
    });
    item.addEventListener('keydown', (event) => {
      const all = links();
      const at = all.indexOf(document.activeElement as HTMLAnchorElement);
      if (event.key === 'Escape' && isOpen()) {
        set(false);
        button.focus();
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        set(true);
        const step = event.key === 'ArrowDown' ? 1 : -1;
        all[(at + step + all.length + (at < 0 && step < 0 ? 1 : 0)) % all.length]?.focus();
      } else if (isOpen() && (event.key === 'Home' || event.key === 'End')) {
        event.preventDefault();
        all.at(event.key === 'Home' ? 0 : -1)?.focus();
      }
    });
    item.addEventListener('focusout', (event) => {
      if (!item.contains(event.relatedTarget as Node | null)) set(false);
    });
    document.addEventListener('pointerdown', (event) => {
      if (!item.contains(event.target as Node)) set(false);
    });
  }

  /** The phone's menu is the browser's own popover; while it is open the page behind it is out of reach. */
  #menu() {
    const menu = this.querySelector<HTMLElement>('[popover]');
    if (!menu) return;
    menu.addEventListener('toggle', (event) => {
      const open = (event as ToggleEvent).newState === 'open';
      for (const sibling of document.body.children) {
        if (!sibling.contains(menu) && sibling.localName !== 'script') sibling.toggleAttribute('inert', open);
      }
      menu.previousElementSibling?.toggleAttribute('inert', open);
      document.body.style.overflow = open ? 'hidden' : '';
      if (open) menu.querySelector<HTMLElement>('button, a')?.focus();
      else this.querySelector<HTMLElement>('.menu-button')?.focus();
    });
    const close = () => menu.matches(':popover-open') && menu.hidePopover();
    menu.addEventListener('click', (event) => (event.target as Element).closest('a') && close());
    window.addEventListener('pageshow', close);
    matchMedia('(width >= 80rem)').addEventListener('change', close);
  }
}

export const defineSiteHeader = () => customElements.define('site-header', SiteHeader);
