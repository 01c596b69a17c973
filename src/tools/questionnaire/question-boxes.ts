import {
  type Answer,
  answers,
  answerWords,
  type SecurityQuestion,
} from '#src/lib/questionnaire/advice.ts';
import { cleanNote, type Sheet } from '#src/lib/questionnaire/sheet.ts';

// The server renders the questions, and their radio buttons contain the answers. The functions
// below read both from the page, so the script contains no texts.

export const listQuestionElements = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLDetailsElement>('details[data-question]'),
];
export const listBoxes = (element: ParentNode) => [
  ...element.querySelectorAll<HTMLInputElement>('input[type="radio"]'),
];
const findNote = (element: ParentNode) => element.querySelector('textarea');

/**
 * Returns the field for a note. If it is still inside a <noscript>, takes it out. It is there
 * because Chromium would lay out the fields of all closed questions for its autofill, which delays
 * the page.
 */
function withNote(element: Element) {
  const waiting = element.querySelector('noscript');
  if (waiting) waiting.outerHTML = waiting.textContent ?? '';
  return findNote(element);
}

/**
 * Creates the field for a note when the visitor opens its <details>, or now if these are already
 * open.
 */
export function notesWhenOpened(root: HTMLElement, until: AbortSignal): void {
  for (const element of root.querySelectorAll('.more[open]')) withNote(element);
  // Listens in the capture phase, because the toggle event does not bubble.
  const listen = ({ target }: Event) =>
    target instanceof HTMLDetailsElement && target.matches('.more[open]') && withNote(target);
  root.addEventListener('toggle', listen, { capture: true, signal: until });
}

/** Reads the texts of a question from the page. */
function readQuestion(element: HTMLDetailsElement): SecurityQuestion {
  const parts = [...element.querySelectorAll<HTMLElement>('[data-part]')];
  const words = Object.fromEntries(
    parts.map(({ dataset, textContent }) => [dataset.part, textContent]),
  );
  return { ...element.dataset, ...words, id: element.dataset.question } as SecurityQuestion;
}

export const listIds = (root: ParentNode) =>
  new Set(listQuestionElements(root).map(({ dataset: { question = '' } }) => question));
export const readQuestions = (root: ParentNode): SecurityQuestion[] =>
  listQuestionElements(root).map(readQuestion);

const isAnswer = (value: string | undefined): value is Answer => answers.includes(value as Answer);

export const isKeepTicked = (root: ParentNode) =>
  root.querySelector<HTMLInputElement>('[data-keep]')?.checked === true;

export function readBoxes(root: ParentNode): Sheet {
  const sheet: Sheet = { answers: {}, notes: {} };
  for (const element of listQuestionElements(root)) {
    const { question = '' } = element.dataset;
    const value = listBoxes(element).find(({ checked }) => checked)?.value;
    if (isAnswer(value)) sheet.answers[question] = value;
    const note = cleanNote(findNote(element)?.value ?? '');
    if (note) sheet.notes[question] = note;
  }
  return sheet;
}

export function fillBoxes(root: ParentNode, { answers: given, notes }: Sheet): void {
  for (const element of listQuestionElements(root)) {
    const { question = '' } = element.dataset;
    for (const box of listBoxes(element)) box.checked = box.value === given[question];
    const { [question]: note = '' } = notes;
    const field = note ? withNote(element) : findNote(element);
    if (field) field.value = note;
  }
}

/** Shows the answers: on the squares of the progress display, and next to each closed question. */
export function showAnswers(root: ParentNode, { answers: given }: Sheet): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-question]')) {
    const answer = given[element.dataset.question ?? ''];
    if (answer) element.dataset.answer = answer;
    else delete element.dataset.answer;
    const status = element.querySelector('.said');
    if (status) status.textContent = answer ? answerWords[answer] : '';
  }
}
