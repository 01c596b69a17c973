// Accordions of <details>: arrow keys between their headings, and opening the item that the
// fragment of the address names, which older browsers do not do.
import { getNextElement } from '#src/lib/keys.ts';
import { findTarget } from '#src/lib/pointed-at.ts';

function moveBetweenHeads(event: KeyboardEvent) {
  const head = (event.target as Element).closest<HTMLElement>('summary.accordion-trigger');
  if (!head || event.altKey || event.ctrlKey || event.metaKey) return;
  const heads =
    head.closest('.accordion')?.querySelectorAll<HTMLElement>('summary.accordion-trigger') ?? [];
  const next = getNextElement([...heads], head, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function openTarget() {
  const place = findTarget();
  const item = place?.closest<HTMLDetailsElement>('details.accordion-item');
  if (!item) return;
  item.open = true;
  if (place?.matches('.accordion-answer')) item.scrollIntoView();
}

export function startAccordions(): void {
  document.addEventListener('keydown', moveBetweenHeads);
  addEventListener('hashchange', openTarget);
  openTarget();
}
