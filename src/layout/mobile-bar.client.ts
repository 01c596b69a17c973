import { defineElement } from '#src/lib/element.ts';
import { watchScroll } from '#src/lib/scroll.ts';

const TYPED_FIELDS = 'input:not([type="checkbox"], [type="radio"]), select, textarea';

/**
 * Selects links to the quote form and its submit button. The bar is hidden while one of them is
 * visible.
 */
const PAGE_ACTIONS =
  'main .button[href^="/devis"], main form[aria-label="Demande de devis"] [type="submit"]';

/**
 * Shows the bar at the bottom of a phone screen after the visitor has scrolled a share of the page.
 * Hides it while a field has the focus or one of PAGE_ACTIONS is visible. Sets attributes, because
 * the selector body:has() would recalculate the styles of the whole page.
 */
defineElement('mobile-bar', (element) => {
  const threshold = Number(element.dataset.after) / 100;
  const bar = element.firstElementChild as HTMLElement;
  const updateBar = () => {
    const scrollable = document.documentElement.scrollHeight - window.innerHeight;
    const isShown = scrollable > 0 && window.scrollY / scrollable > threshold;
    bar.toggleAttribute('data-shown', isShown);
    document.documentElement.toggleAttribute('data-bar', isShown);
  };
  window.addEventListener('resize', updateBar, { passive: true });
  const visibleActions = new Set<Element>();
  let isTyping = document.activeElement?.matches(TYPED_FIELDS) ?? false;
  const moveAside = () => bar.toggleAttribute('data-aside', isTyping || visibleActions.size > 0);
  document.addEventListener('focusin', ({ target }) => {
    isTyping = (target as Element).matches(TYPED_FIELDS);
    moveAside();
  });
  document.addEventListener('focusout', () => {
    isTyping = false;
    moveAside();
  });
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) visibleActions.add(target);
      else visibleActions.delete(target);
    moveAside();
  });
  for (const action of document.querySelectorAll(PAGE_ACTIONS)) observer.observe(action);
  moveAside();
  watchScroll(0, updateBar);
});
