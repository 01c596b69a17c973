import { formatEuros } from '../../domain/numbers.ts';
import { tables } from '../files.ts';
import type { Context, Entry } from './context.ts';
import { error, type Problem } from './problem.ts';

/** An example that could not pay its own people is the example of nobody. */
export function checkFirms(entries: Entry[], { figures }: Context): Problem[] {
  const claims = entries.find(({ table, valid }) => table === 'sinistres' && valid);
  if (!claims || !figures) return [];
  const { salarie, entreprises } = tables.sinistres.schema.parse(claims.located.data);
  const cost = Number(figures.chiffres[salarie]?.valeur);
  return Object.entries(entreprises).flatMap(([id, { effectif, ventes, marge }]) => {
    const each = (ventes * marge) / 100 / effectif;
    // A cost that is not there is another problem.
    if (Number.isNaN(cost) || each >= cost) return [];
    const message = `${id} : sa marge brute fait ${formatEuros(Math.floor(each))} par personne et par an, et un salarié coûte ${formatEuros(cost)} (« ${salarie} »). Elle ne paierait pas ses salaires : corrigez « ventes », « marge » ou « effectif ».`;
    return [error(claims.file, claims.located.lineOf(['entreprises', id]), message)];
  });
}
