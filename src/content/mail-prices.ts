import type { Book } from './check/book.ts';
import type { Context } from './check/context.ts';
import { figureText } from './figures.ts';
import { answersInPrices } from './market-classes.ts';

/** What `npm run content:docs` writes for the function, which takes nothing of content/ along. */
export const answersFile = 'supabase/functions/send-devis-email/tables.json';

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
