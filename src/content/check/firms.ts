import { formatEuros } from '../../domain/numbers.ts';
import type { Book } from './book.ts';
import type { Context } from './context.ts';
import type { Problem } from './problem.ts';

/** An example that could not pay its own people is the example of nobody. */
export function checkFirms(book: Book, { figures }: Context): Problem[] {
  const claims = book.table('sinistres');
  if (!claims || !figures) return [];
  const { salarie, entreprises } = claims.data;
  const cost = Number(figures.chiffres[salarie]?.valeur);
  return Object.entries(entreprises).flatMap(([id, { effectif, ventes, marge }]) => {
    const each = (ventes * marge) / 100 / effectif;
    // A cost that is not there is another problem.
    if (Number.isNaN(cost) || each >= cost) return [];
    const message = `${id} : sa marge brute fait ${formatEuros(Math.floor(each))} par personne et par an, et un salarié coûte ${formatEuros(cost)} (« ${salarie} »). Elle ne paierait pas ses salaires : corrigez « ventes », « marge » ou « effectif ».`;
    return [claims.at(['entreprises', id], message)];
  });
}
