// Shows the definition of a term in a tooltip. On hover it opens after a delay, or immediately if
// another tooltip has just closed. On focus or tap it opens immediately. A second tap follows the
// link.
import { defineElement } from '#src/lib/element.ts';

let lastShown = 0;

function keepInView(tip: HTMLElement) {
  tip.style.translate = '';
  const { left, right } = tip.getBoundingClientRect();
  const over = Math.max(0, right - document.documentElement.clientWidth + 8);
  const under = Math.max(0, 8 - left);
  tip.style.translate = `${under - over}px 0`;
}

defineElement('help-term', (term) => {
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
  // Ignores touch, because the pointer of a touch leaves the term before its click event.
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
