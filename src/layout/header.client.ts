import { defineElement } from '#src/lib/element.ts';
import { getNextElement } from '#src/lib/keys.ts';
import { watchScroll } from '#src/lib/scroll.ts';

const CLOSE_DELAY_MS = 250;

function startList(header: HTMLElement, button: HTMLButtonElement) {
  const item = button.parentElement as HTMLElement;
  let timer = 0;
  const setOpen = (open: boolean) => {
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
    setOpen(true);
  });
  // Closes the list after a delay, because the pointer may leave the item for a moment on its way
  // to the list.
  item.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') timer = window.setTimeout(setOpen, CLOSE_DELAY_MS, false);
  });
  button.addEventListener('click', () => {
    // If the mouse has just opened the list by hovering, a click keeps the list open.
    setOpen(byPointer || !isOpen());
    byPointer = false;
  });
  item.addEventListener('keydown', (event) => {
    const next = getNextElement(
      [...item.querySelectorAll<HTMLElement>(':scope ul a')],
      document.activeElement,
      event.key,
    );
    if (event.key === 'Escape' && isOpen()) {
      setOpen(false);
      button.focus();
    } else if (next && (isOpen() || event.key.startsWith('Arrow'))) {
      event.preventDefault();
      setOpen(true);
      next.focus();
    }
  });
  item.addEventListener('focusout', (event) => {
    if (!item.contains(event.relatedTarget as Node | null)) setOpen(false);
  });
  document.addEventListener('pointerdown', (event) => {
    if (!item.contains(event.target as Node)) setOpen(false);
  });
}

/**
 * Starts the menu of small screens, which is a popover. While the menu is open, the rest of the
 * page is inert.
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
    else header.querySelector<HTMLElement>('[popovertarget]')?.focus();
  });
  const close = () => menu.matches(':popover-open') && menu.hidePopover();
  menu.addEventListener('click', (event) => (event.target as Element).closest('a') && close());
  window.addEventListener('pageshow', close);
  matchMedia('(width >= 80rem)').addEventListener('change', close);
}

/** Hides the header on scrolling down and shows it on scrolling up. */
defineElement('site-header', (header) => {
  const { hideAfter, turnAfter } = header.dataset;
  const bar = header.firstElementChild as HTMLElement;
  watchScroll(Number(turnAfter), (isDown, position) => {
    const inUse = bar.matches(':focus-within') || bar.querySelector('[aria-expanded="true"]');
    bar.toggleAttribute('data-hidden', isDown && position > Number(hideAfter) && !inUse);
  });
  bar.addEventListener('focusin', () => bar.removeAttribute('data-hidden'));
  // If the header covers an element that gets the keyboard focus, scrolls the page (WCAG 2.4.11).
  document.addEventListener('focusin', ({ target }) => {
    const { top, bottom } = (target as Element).getBoundingClientRect();
    const room = bar.offsetHeight + 8;
    const byKeyboard = (target as Element).matches(':is(main, footer) :focus-visible');
    if (byKeyboard && top < room && bottom > 0) window.scrollBy(0, top - room);
  });
  for (const button of bar.querySelectorAll<HTMLButtonElement>('button[aria-controls]'))
    startList(header, button);
  startMenu(header);
  // Opens the search with Ctrl+K or Cmd+K. WCAG 2.1.4 forbids shortcuts of a single letter.
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'k' || event.ctrlKey === event.metaKey || event.altKey) return;
    event.preventDefault();
    bar.querySelector<HTMLAnchorElement>('[data-search]')?.click();
  });
});
