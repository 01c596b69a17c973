import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { agreed, requireTerminal } from './leads/agreement.ts';
import { type Book, openBook } from './leads/book.ts';
import { isAbout, isAddress, Unopened } from './leads/kept.ts';
import { daysOf, reportOf, rowOf } from './leads/report.ts';
import { tableOf } from './leads/table.ts';
import { Failure, main } from './lib/failure.ts';

// What is kept of requests, of the local stack, or of production by LEADS_DB_URL: what waits and
// since when; each of them, found, shown, handed on, sent once more, erased. What a request says is
// opened only when it is asked for, and nothing of it is logged.

const usage = `npm run leads                             ce qui attend, ce qui a échoué, depuis quand
npm run leads -- --list                   tout ce qui est gardé, par jour et par état, et jusqu’à quand
npm run leads -- --show 261122-AB23CD     le contenu d’une demande
npm run leads -- --search zoe@exemple.fr  les demandes d’une adresse, d’un nom ou d’une entreprise
npm run leads -- --export csv             toutes, dans un fichier (ou json) ; avec --search, celles d’une personne
npm run leads -- --resend 261122-AB23CD   la renvoyer au courtier
npm run leads -- --erase 261122-AB23CD    en effacer les réponses (ou celles d’une adresse) ; --yes sans question`;

const options = {
  list: { type: 'boolean' },
  show: { type: 'string' },
  search: { type: 'string' },
  export: { type: 'string' },
  resend: { type: 'string' },
  erase: { type: 'string' },
  yes: { type: 'boolean' },
} as const;

/** What may be asked together. */
const questions = [
  [],
  ['list'],
  ['show'],
  ['search'],
  ['export'],
  ['export', 'search'],
  ['resend'],
  ['erase'],
  ['erase', 'yes'],
];

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

await main(async () => {
  const values = read();
  const book = await openBook();
  try {
    process.stdout.write(`${await answer(values, book)}\n`);
  } finally {
    await book.close();
  }
});

function read(): Values {
  try {
    const { values } = parseArgs({ options });
    const asked = Object.keys(values).toSorted().join();
    const isWrong =
      !questions.some((question) => question.join() === asked) ||
      Object.values(values).includes('');
    if (isWrong || !['csv', 'json', undefined].includes(values.export)) throw new Failure(usage);
    return values;
  } catch {
    throw new Failure(usage);
  }
}

async function answer(
  { list, show, search, export: format, resend, erase, yes }: Values,
  book: Book,
): Promise<string> {
  if (list) return daysOf(await book.rows());
  if (show) return book.show(numberIn(show));
  if (format) return exported(format as 'csv' | 'json', search, book);
  if (search) return find(search, book);
  if (resend) return book.resend(numberIn(resend));
  if (erase) return erased(erase, yes ?? false, book);
  return reportOf(await book.summary());
}

function numberIn(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Those that these words find, or all; what was opened for it is written down. */
async function about(words: string | undefined, what: string, book: Book) {
  const { opened, note } = await book.opened(what);
  return { found: words ? opened.filter((each) => isAbout(each, words)) : opened, note };
}

async function find(words: string, book: Book): Promise<string> {
  const { found, note } = await about(words, 'search', book);
  const lines = found.map((each) => rowOf(each));
  const count =
    found.length === 0
      ? 'Aucune ne correspond'
      : `${found.length} ${found.length > 1 ? 'correspondent' : 'correspond'}`;
  return [`${note} ${count}${lines.length > 0 ? ' :' : '.'}`, ...lines].join('\n');
}

async function exported(
  format: 'csv' | 'json',
  search: string | undefined,
  book: Book,
): Promise<string> {
  const { found, note } = await about(search, 'export', book);
  if (search && found.length === 0)
    return `${note} Aucune ne correspond, aucun fichier n’est écrit.`;
  const file = `demandes-${new Date().toISOString().replace(/[:.]/g, '-')}.${format}`;
  await writeFile(file, tableOf(found, format), { mode: 0o600, flag: 'wx' });
  return `${note}\n${found.length} dans ${file}, que vous seul pouvez lire.\nCe fichier contient des noms et des adresses en clair, hors de tout effacement automatique : effacez-le dès qu’il a servi.`;
}

async function erased(typed: string, isSure: boolean, book: Book): Promise<string> {
  if (!isSure) requireTerminal();
  const numbers = isAddress(typed) ? await numbersFrom(typed, book) : [numberIn(typed)];
  for (const number of numbers) process.stdout.write(`${await shownOrNot(number, book)}\n`);
  const which = numbers.length > 1 ? `ces ${numbers.length} demandes` : 'cette demande';
  if (!(isSure || (await agreed(`Effacer les réponses de ${which} ?`))))
    return 'Rien n’a été effacé.';
  return (await Promise.all(numbers.map((number) => book.erase(number)))).join('\n');
}

/** What nobody can read any more can still be erased. */
async function shownOrNot(number: string, book: Book): Promise<string> {
  return book.show(number).catch((error) => {
    if (!(error instanceof Unopened)) throw error;
    return `Demande ${number}, dont les réponses ne se lisent pas. ${error.message}`;
  });
}

async function numbersFrom(address: string, book: Book): Promise<string[]> {
  const { found, note } = await about(address, 'search', book);
  if (found.length === 0) throw new Failure(`${note} Aucune ne vient de ${address}.`);
  process.stdout.write(`${note}\n`);
  return found.map(({ number }) => number);
}
