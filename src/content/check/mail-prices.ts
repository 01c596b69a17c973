import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figureText } from '../figures.ts';
import { answersInPrices } from '../market-classes.ts';
import type { Book } from './book.ts';
import type { Context } from './context.ts';
import { error, type Problem } from './problem.ts';

/** What `npm run content:docs` writes for the function, which takes nothing of content/ along. */
export const answersFile = 'supabase/functions/send-devis-email/prices.json';

/** Nothing while a table is itself wrong. */
export function answersText(book: Book, { figures }: Context): string | undefined {
  const found = book.tables('classes', 'estimateur');
  if (!found || !figures) return undefined;
  // An id that is not there is told where it stands.
  if (!Object.hasOwn(figures.chiffres, found.classes.seuil)) return undefined;
  // What the acknowledgement says of the broker's reply.
  const reply = figures.delais['reponse'];
  const answer = reply && figureText(reply);
  return `${JSON.stringify({ answer, ...answersInPrices(found, figures) }, null, 2)}\n`;
}

/** The broker reads the prices that the visitor read. */
export function checkAnswers(project: string, text: string | undefined): Problem[] {
  const file = join(project, answersFile);
  if (text === undefined || !existsSync(file) || readFileSync(file, 'utf8') === text) return [];
  return [error(answersFile, 1, 'Le mail du courtier cite d’autres prix que les tables. Lancez npm run content:docs.')];
}
