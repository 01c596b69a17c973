// Receipt on the thank-you page: answers to read, print, save or mail, and the dates that follow
// from the number, which begins with the day of the request.

import { getPart } from '#src/lib/element.ts';
import { buildMailAddress } from '#src/lib/mail-address.ts';
import { listWorkingDays } from '#src/lib/places.ts';
import { readItem } from '#src/lib/storage.ts';
import type { Receipt } from './receipt-store.client.ts';
import { fillLines } from './sheet-lines.ts';

/**
 * Labels of the answers, the words of choices, and how the line of what is joined begins, with its
 * title.
 */
type Words = {
  labels: Record<string, string>;
  choices: Record<string, Record<string, string>>;
  joined: [begins: string, title: string][];
};

const readWords = (root: HTMLElement) => JSON.parse(root.dataset.words ?? '{}') as Words;

const formatDay = (iso: string) =>
  new Intl.DateTimeFormat('fr', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
    .format(new Date(iso))
    .replaceAll(' ', '\u00A0');

const formatMoment = (time: number) =>
  new Intl.DateTimeFormat('fr', {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(time)
    .replace(':', ' h ');

/** The site promises an answer on the next working day. */
export function showDates(root: HTMLElement, number: string): void {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)-/.exec(number) ?? [];
  const [answer, after] = year ? listWorkingDays(`20${year}-${month}-${day}`, 2, 'hexagone') : [];
  if (!answer || !after) return;
  getPart(root, '[data-answer-day]').textContent = `Réponse ${formatDay(answer)} au plus tard`;
  getPart(root, '[data-first-answer]').textContent = formatDay(answer);
  getPart(root, '[data-late-day]').textContent = `Rien reçu ${formatDay(after)}\u202F?`;
}

/** Splits « Vos besoins » into the visitor's own words and the attached results. */
function splitNeeds(text: string, joined: Words['joined']): { words: string; lines: string[] } {
  const titled = text.split('\n').map((line) => {
    const [begins, title] = joined.find(([begins]) => line.startsWith(begins)) ?? [];
    return { line, joined: begins && `${title} : ${line.slice(begins.length)}` };
  });
  return {
    words: titled.flatMap((each) => (each.joined ? [] : each.line)).join('\n'),
    lines: titled.flatMap((each) => each.joined ?? []),
  };
}

/** The answers in words; without those of a choice that a later form may have. */
function describeAnswers(root: HTMLElement, { request = {}, sentAt }: Receipt) {
  const { choices, joined } = readWords(root);
  const answers = Object.entries(request).map(([name, value]) => {
    const answer = String(value);
    return [name, choices[name]?.[answer] ?? answer];
  });
  const { words, lines } = splitNeeds(String(request['besoins'] ?? ''), joined);
  return {
    answers: {
      ...(Object.fromEntries(answers) as Record<string, string>),
      besoins: words,
      rgpd: `Donné le ${formatMoment(sentAt)}`,
    },
    lines,
  };
}

/** Hides the answers if this tab does not have them. */
export function showReceipt(root: HTMLElement, receipt: Receipt): void {
  for (const each of root.querySelectorAll<HTMLElement>('[data-with-answers]'))
    each.hidden = !receipt.request;
  if (!receipt.request) return;
  const { answers, lines } = describeAnswers(root, receipt);
  fillLines(root, answers);
  const items = lines.map((textContent) =>
    Object.assign(document.createElement('li'), { textContent }),
  );
  getPart(root, '[data-joined]').replaceChildren(...items);
  const hasBegun =
    lines.some((line) => line.startsWith('Questionnaire')) ||
    readItem('questionnaire') ||
    readItem('questionnaire', 'sessionStorage');
  for (const step of root.querySelectorAll<HTMLElement>('[data-next]'))
    step.hidden = (step.dataset.next === 'contrat') !== Boolean(hasBegun);
}

function formatCopy(root: HTMLElement, receipt: Receipt): string {
  const { labels } = readWords(root);
  const { answers, lines } = describeAnswers(root, receipt);
  const texts: Record<string, string> = {
    ...answers,
    besoins: [answers.besoins, ...lines].filter(Boolean).join('\n'),
  };
  const rows = Object.entries(labels).flatMap(([name, label]) =>
    texts[name] ? `${label} : ${texts[name]}` : [],
  );
  return [`Demande de devis n° ${receipt.number}`, '', ...rows, ''].join('\n');
}

export function startCopyButtons(root: HTMLElement, current: () => Receipt | undefined): void {
  const number = () => getPart(root, '[data-number]').textContent ?? '';
  const copy = () => {
    const receipt = current();
    return receipt ? formatCopy(root, receipt) : '';
  };
  const on = (selector: string, act: (target: HTMLElement) => void) =>
    getPart(root, selector).addEventListener('click', () => act(getPart(root, selector)));
  on('[data-print]', () => window.print());
  on('[data-copy]', (button) => {
    navigator.clipboard?.writeText(number()).then(() => {
      button.textContent = 'Copié';
    });
  });
  on('[data-mail]', (link) => {
    const toJoin = '[Joignez ici le fichier de votre demande.]\n';
    (link as HTMLAnchorElement).href = buildMailAddress('', `Demande ${number()}`, copy(), toJoin);
  });
  on('[data-file]', (link) => {
    const anchor = link as HTMLAnchorElement;
    anchor.download = `demande-${number()}.txt`;
    anchor.href = URL.createObjectURL(new Blob([copy()], { type: 'text/plain;charset=utf-8' }));
    setTimeout(() => URL.revokeObjectURL(anchor.href), 1000);
  });
}
