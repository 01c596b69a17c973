// What was sent, on the thank-you page: all of it, to read, print, keep as a file or mail to
// oneself; and the days that follow from its number, which begins with the day of the request.

import { buildMailAddress } from '#src/lib/mail-address.ts';
import { listWorkingDays } from '#src/lib/places.ts';
import { part } from './element.ts';
import type { Receipt } from './receipt-store.ts';
import { read } from './storage.ts';

/**
 * How answers read: the words of choices, and how the line of what is joined begins, with its
 * title.
 */
type Words = {
  choices: Record<string, Record<string, string>>;
  joined: [begins: string, title: string][];
};

const dayOf = (iso: string) =>
  new Intl.DateTimeFormat('fr', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(iso));

const momentOf = (time: number) =>
  new Intl.DateTimeFormat('fr', {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(time)
    .replace(':', ' h ');

/** The answer is promised for the next working day. */
export function showDates(root: HTMLElement, number: string): void {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)-/.exec(number) ?? [];
  const [answer, after] = year ? listWorkingDays(`20${year}-${month}-${day}`, 2, 'hexagone') : [];
  if (!answer || !after) return;
  part(root, '[data-answer-day]').textContent = `Réponse ${dayOf(answer)} au plus tard`;
  part(root, '[data-late-day]').textContent = `Rien reçu ${dayOf(after)}\u202F?`;
}

/** The lines of « Vos besoins »: the visitor's own words, and what was joined under its title. */
function needsIn(text: string, joined: Words['joined']): { words: string; lines: string[] } {
  const titled = text.split('\n').map((line) => {
    const [begins, title] = joined.find(([begins]) => line.startsWith(begins)) ?? [];
    return { line, joined: begins && `${title} : ${line.slice(begins.length)}` };
  });
  return {
    words: titled.flatMap((each) => (each.joined ? [] : each.line)).join('\n'),
    lines: titled.flatMap((each) => each.joined ?? []),
  };
}

/** All nine answers; nothing where this tab does not know them. */
export function showReceipt(root: HTMLElement, { request, sentAt }: Receipt): void {
  for (const each of root.querySelectorAll<HTMLElement>('[data-with-answers]'))
    each.hidden = !request;
  if (!request) return;
  const { choices, joined } = JSON.parse(root.dataset.words ?? '{}') as Words;
  const { words, lines } = needsIn(String(request['besoins'] ?? ''), joined);
  const texts: Record<string, string[]> = {
    besoins: [words],
    joints: lines,
    rgpd: [`Donné le ${momentOf(sentAt)}`],
  };
  for (const row of root.querySelectorAll<HTMLElement>('[data-answer]')) {
    const name = row.dataset.answer ?? '';
    const given = String(request[name] ?? '');
    const shown = texts[name] ?? [choices[name]?.[given] ?? given];
    for (const old of row.querySelectorAll('dd')) old.remove();
    for (const text of shown.filter(Boolean))
      row.append(Object.assign(document.createElement('dd'), { textContent: text }));
    row.hidden = !row.querySelector('dd');
  }
  const hasBegun =
    lines.some((line) => line.startsWith('Questionnaire')) ||
    read('questionnaire') ||
    read('questionnaire', 'sessionStorage');
  for (const step of root.querySelectorAll<HTMLElement>('[data-next]'))
    step.hidden = (step.dataset.next === 'contrat') !== Boolean(hasBegun);
}

/** Number and answers, a line each. */
function copyOf(root: HTMLElement): string {
  const rows = [...root.querySelectorAll<HTMLElement>('[data-answer]:not([hidden])')].map((row) => {
    const [name, ...given] = [...row.children].map(({ textContent }) => textContent ?? '');
    return `${name} : ${given.join('\n')}`;
  });
  return [`Demande de devis n° ${part(root, '[data-number]').textContent}`, '', ...rows, ''].join(
    '\n',
  );
}

export function listenForCopies(root: HTMLElement): void {
  const number = () => part(root, '[data-number]').textContent ?? '';
  const on = (selector: string, act: (target: HTMLElement) => void) =>
    part(root, selector).addEventListener('click', () => act(part(root, selector)));
  on('[data-print]', () => window.print());
  on('[data-copy]', (button) => {
    navigator.clipboard?.writeText(number()).then(() => {
      button.textContent = 'Copié';
    });
  });
  on('[data-mail]', (link) => {
    const toJoin = '[Joignez ici le fichier de votre demande.]\n';
    (link as HTMLAnchorElement).href = buildMailAddress(
      '',
      `Demande ${number()}`,
      copyOf(root),
      toJoin,
    );
  });
  on('[data-file]', (link) => {
    const anchor = link as HTMLAnchorElement;
    anchor.download = `demande-${number()}.txt`;
    anchor.href = URL.createObjectURL(
      new Blob([copyOf(root)], { type: 'text/plain;charset=utf-8' }),
    );
    setTimeout(() => URL.revokeObjectURL(anchor.href), 1000);
  });
}
