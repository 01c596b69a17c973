import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Book, openBook } from './leads/book.ts';
import { isAbout, isFrom, type Opened } from './leads/kept.ts';
import { daysOf, reportOf, rowOf } from './leads/report.ts';
import { tableOf } from './leads/table.ts';
import { Failure, main } from './lib/failure.ts';

// What is kept of requests, of the local stack, or of production by LEADS_DB_URL: what waits and since when; each of them, found,
// shown, handed on, sent once more, erased. What a request says is opened only when it is asked for, and nothing of it is logged.

const usage = `npm run leads                             ce qui attend, ce qui a échoué, depuis quand
npm run leads -- --list                   tout ce qui est gardé, par jour et par état
npm run leads -- --show 261122-AB23CD     le contenu d’une demande
npm run leads -- --search zoe@exemple.fr  les demandes d’une adresse, d’un nom ou d’une entreprise
npm run leads -- --export csv             toutes, dans un fichier (ou json)
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

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

await main(async () => {
  const values = read();
  const book = await openBook();
  try {
    process.stdout.write(`${await answer(values, book)}\n`);
  } finally {
    await book.close();
  }
  return 0;
});

function read(): Values {
  try {
    const { values } = parseArgs({ options });
    const { yes, ...asked } = values;
    if (Object.keys(asked).length > 1 || (yes && !asked.erase)) throw new Failure(usage);
    if (asked.export !== undefined && !['csv', 'json'].includes(asked.export)) throw new Failure(usage);
    return values;
  } catch {
    throw new Failure(usage);
  }
}

async function answer({ list, show, search, export: format, resend, erase, yes }: Values, book: Book): Promise<string> {
  if (list) return daysOf(await book.days());
  if (show) return book.show(numberIn(show));
  if (search) return find(search, book);
  if (format) return exported(format as 'csv' | 'json', book);
  if (resend) return book.resend(numberIn(resend));
  if (erase) return erased(erase, yes ?? false, book);
  return reportOf(await book.summary());
}

function numberIn(typed: string): string {
  return typed.trim().toUpperCase();
}

async function find(words: string, book: Book): Promise<string> {
  const { opened, note } = await book.opened('search');
  const found = opened.filter((each) => isAbout(each, words));
  const lines = found.map((each) => rowOf(each));
  const count =
    found.length === 0 ? 'Aucune ne correspond' : `${found.length} ${found.length > 1 ? 'correspondent' : 'correspond'}`;
  return [`${note} ${count}${lines.length > 0 ? ' :' : '.'}`, ...lines].join('\n');
}

async function exported(format: 'csv' | 'json', book: Book): Promise<string> {
  const { opened, note } = await book.opened('export');
  const file = `demandes-${new Date().toISOString().replace(/[:.]/g, '-')}.${format}`;
  await writeFile(file, tableOf(opened, format), { mode: 0o600, flag: 'wx' });
  return `${note}\n${opened.length} dans ${file}, que vous seul pouvez lire.\nCe fichier contient des noms et des adresses en clair, hors de tout effacement automatique : effacez-le dès qu’il a servi.`;
}

async function erased(typed: string, isSure: boolean, book: Book): Promise<string> {
  const numbers = typed.includes('@') ? await numbersFrom(typed, book) : [numberIn(typed)];
  for (const number of numbers) process.stdout.write(`${await book.show(number)}\n`);
  if (!(isSure || (await agreed(numbers.length)))) return 'Rien n’a été effacé.';
  return (await Promise.all(numbers.map((number) => book.erase(number)))).join('\n');
}

async function numbersFrom(address: string, book: Book): Promise<string[]> {
  const { opened, note } = await book.opened('search');
  const found = opened.filter((each: Opened) => isFrom(each, address));
  if (found.length === 0) throw new Failure(`${note} Aucune ne vient de ${address}.`);
  return found.map(({ number }) => number);
}

async function agreed(count: number): Promise<boolean> {
  const asked = createInterface({ input: process.stdin, output: process.stdout });
  const text = await new Promise<string>((resolve) => {
    asked.once('close', () => resolve(''));
    asked
      .question(`Effacer les réponses de ${count > 1 ? `ces ${count} demandes` : 'cette demande'} ? (oui / non) `)
      .then(resolve, () => resolve(''));
  });
  asked.close();
  return text.trim().toLowerCase() === 'oui';
}
