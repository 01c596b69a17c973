import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answersInPrices, collectClasses } from '../classes.ts';
import { type TableFile, tables } from '../files.ts';
import type { Context, Entry } from './context.ts';
import { error, type Problem } from './problem.ts';

/** What `npm run content:docs` writes for the function, which takes nothing of content/ along. */
export const answersFile = 'supabase/functions/send-devis-email/prices.json';

/** Nothing while a table is itself wrong. */
export function answersText(entries: Entry[], { figures }: Context): string | undefined {
  const [classes, estimator] = (['classes', 'estimateur'] satisfies TableFile[]).map(
    (name) => entries.find(({ table, valid }) => table === name && valid)?.located.data,
  );
  if (!classes || !estimator || !figures || !('seuil-fiabilite' in figures.chiffres)) return undefined;
  const measured = collectClasses(tables.classes.schema.parse(classes), figures);
  return `${JSON.stringify(answersInPrices(tables.estimateur.schema.parse(estimator), measured, figures), null, 2)}\n`;
}

/** The broker reads the prices that the visitor read. */
export function checkAnswers(project: string, text: string | undefined): Problem[] {
  const file = join(project, answersFile);
  if (text === undefined || !existsSync(file) || readFileSync(file, 'utf8') === text) return [];
  return [error(answersFile, 1, 'Le mail du courtier cite d’autres prix que les tables. Lancez npm run content:docs.')];
}
