import { define } from './element.ts';
import { onScroll } from './scroll.ts';

const typed = 'input:not([type="checkbox"], [type="radio"]), select, textarea';

/**
 * The phone's bar slides in beyond a part of the scrollable height, and out again above it; it
 * gives way to the keyboard. Said by attributes: body:has() would make the page look at itself
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
  const giveWay = () =>
    bar.toggleAttribute('data-aside', document.activeElement?.matches(typed) ?? false);
  document.addEventListener('focusin', giveWay);
  document.addEventListener('focusout', () => bar.removeAttribute('data-aside'));
  giveWay();
  onScroll(0, read);
});
