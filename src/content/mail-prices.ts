import type { Book } from './check/book.ts';
import type { Context } from './check/context.ts';
import { figureText } from './figures.ts';
import { answersInPrices } from './market-classes.ts';

/**
 * The deployed function does not contain content/, so `npm run content:docs` writes its prices to a
 * file.
 */
export const answersFile = 'supabase/functions/send-devis-email/tables.json';

/** Undefined when a table has a mistake. */
export function answersText(book: Book, { figures }: Context): string | undefined {
  const found = book.tables('classes', 'estimateur');
  if (!found || !figures) return undefined;
  // The check reports an unknown id.
  if (!Object.hasOwn(figures.chiffres, found.classes.seuil)) return undefined;
  // Used by the acknowledgement mail.
  const reply = figures.delais['reponse'];
  const answer = reply && figureText(reply);
  return `${JSON.stringify({ answer, ...answersInPrices(found, figures) }, null, 2)}\n`;
}
