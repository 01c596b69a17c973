import { goTo } from '#src/ui/tool-bar.tsx';
import { listBoxes, listQuestionElements } from './question-boxes.ts';

/** The first question after one, or after the last one from the start, that has no answer yet. */
function unanswered(root: ParentNode, after?: HTMLDetailsElement) {
  const all = listQuestionElements(root);
  const at = after ? all.indexOf(after) + 1 : 0;
  return [...all.slice(at), ...all.slice(0, at)].find(
    (each) => !listBoxes(each).some(({ checked }) => checked),
  );
}

/** Opens it, which closes the one before; keys and readers of screens go on among its answers. */
export function openNext(root: ParentNode, after?: HTMLDetailsElement): boolean {
  const next = unanswered(root, after);
  if (!next) return false;
  // Scrolls so that the next answers are under the thumb: the closed question above made the page
  // shorter.
  const top = after?.getBoundingClientRect().top ?? 0;
  next.open = true;
  listBoxes(next)[0]?.focus({ preventScroll: true });
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  window.scrollBy(0, next.getBoundingClientRect().top - Math.max(top, header + 8));
  return true;
}

/**
 * An answer given by touch, Space or Enter goes on, after the last one to the dossier; arrow keys
 * only look at the answers. A click that an arrow key makes looks like any other, so the key is
 * remembered.
 */
export function goOnWhenAnswered(root: HTMLElement, until: AbortSignal): void {
  let isLooking = false;
  const findBox = ({ target }: Event) =>
    target instanceof HTMLInputElement && target.type === 'radio' ? target : undefined;
  const listen = <Type extends 'click' | 'keydown' | 'pointerdown'>(
    type: Type,
    then: (event: HTMLElementEventMap[Type]) => void,
  ) => root.addEventListener(type, then, { signal: until });

  listen('pointerdown', () => {
    isLooking = false;
  });
  listen('keydown', (event) => {
    isLooking = event.key.startsWith('Arrow');
    if (event.key !== 'Enter') return;
    const box = findBox(event);
    if (box) event.preventDefault();
    box?.click();
  });
  listen('click', (event) => {
    const question = findBox(event)?.closest<HTMLDetailsElement>('details[data-question]');
    if (!question || isLooking) return;
    const isChanged = question.dataset.answer !== undefined;
    // The answer is read first, from the event that follows this one.
    setTimeout(() => {
      if (openNext(root, question) || isChanged) return;
      question.open = false;
      goTo('dossier');
    });
  });
}
