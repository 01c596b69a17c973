// Questions that unfold by themselves: the keys between their heads, and the question in view of
// whoever is led to its answer. Browsers open what holds the place that an address names; those
// that do not yet are helped.
import { nextOf } from './keys.ts';
import { pointedAt } from './pointed-at.ts';

function moveBetweenHeads(event: KeyboardEvent) {
  const head = (event.target as Element).closest<HTMLElement>('summary.accordion-trigger');
  if (!head || event.altKey || event.ctrlKey || event.metaKey) return;
  const heads =
    head.closest('.accordion')?.querySelectorAll<HTMLElement>('summary.accordion-trigger') ?? [];
  const next = nextOf([...heads], head, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function openPointedAt() {
  const place = pointedAt();
  const item = place?.closest<HTMLDetailsElement>('details.accordion-item');
  if (!item) return;
  item.open = true;
  if (place?.matches('.accordion-answer')) item.scrollIntoView();
}

export function startAccordions(): void {
  document.addEventListener('keydown', moveBetweenHeads);
  addEventListener('hashchange', openPointedAt);
  openPointedAt();
}
