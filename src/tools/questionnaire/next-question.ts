import { goTo } from '#src/ui/tool-bar.tsx';
import { listBoxes, listQuestionElements } from './question-boxes.ts';

/**
 * Finds the first unanswered question after the question `after`. From the last question, continues
 * with the first one.
 */
function unanswered(root: ParentNode, after?: HTMLDetailsElement) {
  const all = listQuestionElements(root);
  const at = after ? all.indexOf(after) + 1 : 0;
  return [...all.slice(at), ...all.slice(0, at)].find(
    (each) => !listBoxes(each).some(({ checked }) => checked),
  );
}

/**
 * Opens the next unanswered question, which closes the previous one. Focuses its first answer for
 * keyboard users and screen readers.
 */
export function openNext(root: ParentNode, after?: HTMLDetailsElement): boolean {
  const next = unanswered(root, after);
  if (!next) return false;
  // Closing the previous question makes the page shorter, so the next question scrolls to the place
  // of the previous one.
  const top = after?.getBoundingClientRect().top ?? 0;
  next.open = true;
  listBoxes(next)[0]?.focus({ preventScroll: true });
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  window.scrollBy(0, next.getBoundingClientRect().top - Math.max(top, header + 8));
  return true;
}

/**
 * Opens the next question after an answer by pointer, Space or Enter, and the dossier after the
 * last answer. Arrow keys only select an answer. They also cause a click event, so this function
 * remembers whether the last key was an arrow key.
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
    // Waits for the input event, which comes after the click and stores the answer.
    setTimeout(() => {
      if (openNext(root, question) || isChanged) return;
      question.open = false;
      goTo('dossier');
    });
  });
}
