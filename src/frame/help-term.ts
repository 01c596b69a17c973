// The definition of a word: after a while under the pointer, at once on focus or touch, at once
// again when one has just been shown. Escape closes it; leaving too. The word is a link: a finger
// opens first, and follows at its second touch.
import { define } from './element.ts';

let lastShown = 0;

function keepInView(tip: HTMLElement) {
  tip.style.translate = '';
  const { left, right } = tip.getBoundingClientRect();
  const over = Math.max(0, right - document.documentElement.clientWidth + 8);
  const under = Math.max(0, 8 - left);
  tip.style.translate = `${under - over}px 0`;
}

define('help-term', (term) => {
  const { openAfter, skipWithin } = term.dataset;
  const [link, tip] = term.children as unknown as [HTMLAnchorElement, HTMLElement];
  let timer: ReturnType<typeof setTimeout>;
  const isOpen = () => term.hasAttribute('data-open');
  const show = () => {
    clearTimeout(timer);
    term.setAttribute('data-open', '');
    keepInView(tip);
  };
  const hide = () => {
    clearTimeout(timer);
    if (isOpen()) lastShown = performance.now();
    term.removeAttribute('data-open');
  };
  term.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'touch') return;
    const skip = performance.now() - lastShown < Number(skipWithin);
    timer = setTimeout(show, skip ? 0 : Number(openAfter));
  });
  // A finger that is lifted leaves too, before its click.
  term.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'touch' || hide());
  link.addEventListener('focus', () => link.matches(':focus-visible') && show());
  link.addEventListener('blur', hide);
  link.addEventListener('click', (event) => {
    if (isOpen() || (event as PointerEvent).pointerType === 'mouse') return;
    event.preventDefault();
    show();
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  document.addEventListener(
    'pointerdown',
    (event) => term.contains(event.target as Node) || hide(),
  );
});
