import { define } from './element.ts';
import { nextOf } from './keys.ts';
import { onScroll } from './scroll.ts';

const grace = 250;

function startList(header: HTMLElement, button: HTMLButtonElement) {
  const item = button.parentElement as HTMLElement;
  let timer = 0;
  const set = (open: boolean) => {
    clearTimeout(timer);
    if (open)
      for (const other of header.querySelectorAll('[aria-expanded="true"]'))
        other.setAttribute('aria-expanded', 'false');
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
    const next = nextOf(
      [...item.querySelectorAll<HTMLElement>('.header-list a')],
      document.activeElement,
      event.key,
    );
    if (event.key === 'Escape' && isOpen()) {
      set(false);
      button.focus();
    } else if (next && (isOpen() || event.key.startsWith('Arrow'))) {
      event.preventDefault();
      set(true);
      next.focus();
    }
  });
  item.addEventListener('focusout', (event) => {
    if (!item.contains(event.relatedTarget as Node | null)) set(false);
  });
  document.addEventListener('pointerdown', (event) => {
    if (!item.contains(event.target as Node)) set(false);
  });
}

/**
 * The phone's menu is the browser's own popover; while it is open the page behind it is out of
 * reach.
 */
function startMenu(header: HTMLElement) {
  const menu = header.querySelector<HTMLElement>('[popover]');
  if (!menu) return;
  menu.addEventListener('toggle', (event) => {
    const open = (event as ToggleEvent).newState === 'open';
    for (const sibling of document.body.children) {
      if (!sibling.contains(menu) && sibling.localName !== 'script')
        sibling.toggleAttribute('inert', open);
    }
    menu.previousElementSibling?.toggleAttribute('inert', open);
    document.body.style.overflow = open ? 'hidden' : '';
    if (open) menu.querySelector<HTMLElement>('button, a')?.focus();
    else header.querySelector<HTMLElement>('.menu-button')?.focus();
  });
  const close = () => menu.matches(':popover-open') && menu.hidePopover();
  menu.addEventListener('click', (event) => (event.target as Element).closest('a') && close());
  window.addEventListener('pageshow', close);
  matchMedia('(width >= 80rem)').addEventListener('change', close);
}

/**
 * The header hides on the way down and returns on the way up; its lists open by pointer, touch and
 * keyboard.
 */
define('site-header', (header) => {
  const { hideAfter, turnAfter } = header.dataset;
  const bar = header.firstElementChild as HTMLElement;
  onScroll(Number(turnAfter), (isDown, position) => {
    const inUse = bar.matches(':focus-within') || bar.querySelector('[aria-expanded="true"]');
    bar.toggleAttribute('data-hidden', isDown && position > Number(hideAfter) && !inUse);
  });
  bar.addEventListener('focusin', () => bar.removeAttribute('data-hidden'));
  // Seen where the header was away, covered where it returns: what has the focus comes out from
  // under it.
  document.addEventListener('focusin', ({ target }) => {
    const { top, bottom } = (target as Element).getBoundingClientRect();
    const room = bar.offsetHeight + 8;
    const byKeyboard = (target as Element).matches(':is(main, footer) :focus-visible');
    if (byKeyboard && top < room && bottom > 0) window.scrollBy(0, top - room);
  });
  for (const button of bar.querySelectorAll<HTMLButtonElement>('button[aria-controls]'))
    startList(header, button);
  startMenu(header);
  // No single letter (WCAG 2.1.4); the link stands in the header's bar, hidden on a phone.
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'k' || event.ctrlKey === event.metaKey || event.altKey) return;
    event.preventDefault();
    bar.querySelector<HTMLAnchorElement>('.search-link')?.click();
  });
});
