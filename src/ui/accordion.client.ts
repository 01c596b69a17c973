// Arrow keys move the focus between the headings of <details> accordions. The script also opens the
// item to which the fragment of the address leads, because older browsers do not open it.
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
