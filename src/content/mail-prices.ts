import type { Context } from './check/context.ts';
import { answersInPrices } from './market-classes.ts';

/**
 * File with the prices for the broker's mail. `npm run content:docs` writes it, because the
 * deployed function does not contain content/.
 */
export const answersFile = 'supabase/functions/send-devis-email/tables.json';

/** Returns the text of the file; undefined if a table has a mistake. */
export function answersText({ tables, figures }: Context): string | undefined {
  const found = tables('classes', 'estimateur');
  if (!found || !figures) return undefined;
  // The check reports an unknown id.
  if (!Object.hasOwn(figures.chiffres, found.classes.seuil)) return undefined;
  // The acknowledgement mail says when the broker answers.
  const reply = figures.delais['reponse'];
  const answer = reply?.texte;
  return `${JSON.stringify({ answer, ...answersInPrices(found, figures) }, null, 2)}\n`;
}
