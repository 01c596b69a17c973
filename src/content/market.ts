import type { TurnoverClass } from '../domain/market.ts';
import { figure, table } from './tables.ts';

/** What firms pay, class by class of turnover; the check has seen to it that each figure is a number. */
export function marketClasses(): TurnoverClass[] {
  const value = (id: string) => Number(figure('chiffres', id).valeur);
  const { lignes } = table('classes');
  return lignes.map(({ id, jusqua, taux, plafond, prime, franchise }, index) => {
    const below = lignes[index - 1]?.jusqua;
    const from = below === undefined ? undefined : below * 1e6;
    return {
      id,
      ...(from !== undefined && { from }),
      ...(jusqua !== undefined && { to: jusqua * 1e6 }),
      rate: value(taux),
      limit: value(plafond),
      premium: value(prime),
      retention: value(franchise),
      year: Number(figure('chiffres', prime).date?.slice(0, 4)),
      isBeyond: from !== undefined && from >= value('seuil-fiabilite'),
    };
  });
}
