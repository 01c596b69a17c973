import { isProduct } from '../../domain/market.ts';
import { formatEuros } from '../../domain/numbers.ts';
import { tables } from '../files.ts';
import type { Context, Entry } from './context.ts';
import { error, type Problem } from './problem.ts';

/** The premium of a class is our own product: it must be that of the rate and the limit beside it. */
export function checkClasses(entries: Entry[], { figures }: Context): Problem[] {
  const classes = entries.find(({ table, valid }) => table === 'classes' && valid);
  if (!classes || !figures) return [];
  return tables.classes.schema.parse(classes.located.data).lignes.flatMap(({ taux, plafond, prime, franchise }, index) => {
    const values = [taux, plafond, prime, franchise].map((id) => figures.chiffres[id]?.valeur);
    // An id that is not there is another problem.
    if (values.includes(undefined)) return [];
    const at = (message: string) => [error(classes.file, classes.located.lineOf(['lignes', index]), message)];
    const [rate, limit, premium] = values;
    if (!values.every((value) => typeof value === 'number')) return at('Une classe a des nombres simples, sans bornes.');
    if (isProduct({ rate: Number(rate), limit: Number(limit), premium: Number(premium) })) return [];
    return at(
      `« ${prime} » est le taux multiplié par le plafond, environ ${formatEuros(Math.round((Number(limit) * Number(rate)) / 100))}, et vaut ${formatEuros(Number(premium))}. Corrigez-en un dans content/tables/chiffres.yaml.`,
    );
  });
}
