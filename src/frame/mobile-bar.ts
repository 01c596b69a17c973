import { define } from './element.ts';
import { onScroll } from './scroll.ts';

const typed = 'input:not([type="checkbox"], [type="radio"]), select, textarea';

/** Actions of the page, beside which the bar would offer the same twice. */
const actions =
  'main .button[href^="/devis"], main form[aria-label="Demande de devis"] [type="submit"]';

/**
 * The phone's bar slides in beyond a part of the scrollable height, and out again above it; it
 * gives way to the keyboard and to an action of the page. Said by attributes: body:has() would make the page look at itself
 * whole at each change.
 */
define('mobile-bar', (element) => {
  const threshold = Number(element.dataset.after) / 100;
  const bar = element.firstElementChild as HTMLElement;
  const read = () => {
    const scrollable = document.documentElement.scrollHeight - window.innerHeight;
    const shown = scrollable > 0 && window.scrollY / scrollable > threshold;
    bar.toggleAttribute('data-shown', shown);
    document.documentElement.toggleAttribute('data-bar', shown);
  };
  window.addEventListener('resize', read, { passive: true });
  const seen = new Set<Element>();
  let isTyping = document.activeElement?.matches(typed) ?? false;
  const giveWay = () => bar.toggleAttribute('data-aside', isTyping || seen.size > 0);
  document.addEventListener('focusin', ({ target }) => {
    isTyping = (target as Element).matches(typed);
    giveWay();
  });
  document.addEventListener('focusout', () => {
    isTyping = false;
    giveWay();
  });
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    giveWay();
  });
  for (const action of document.querySelectorAll(actions)) observer.observe(action);
  giveWay();
  onScroll(0, read);
});
