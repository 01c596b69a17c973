import type { Numbers } from '#src/lib/loss/loss-input.ts';
import { ALWAYS_OPEN } from '#src/lib/work-week.ts';
import { amount, table } from './tables.ts';
import { workedClaim } from './worked-claims.ts';

// The stops that /outils/perte-exploitation begins with: claims of content/tables/sinistres.yaml,
// and the specified example.

/**
 * The example of /garanties/pertes-exploitation: the margin is left to fill in, and what it does
 * not name costs nothing. It counts the days of a month, so its firm never closes.
 */
export const guaranteeExample = (): Numbers => ({
  ca: amount('chiffres', 'simulateur-ventes') * 12,
  ouvres: ALWAYS_OPEN.days,
  de: ALWAYS_OPEN.opens,
  a: ALWAYS_OPEN.closes,
  arret: amount('delais', 'simulateur-arret'),
  reprise: 0,
  frais: 0,
  partis: 0,
  duree: 0,
  delai: amount('delais', 'services-attente'),
  plafond: amount('plafonds', 'garantie-pertes'),
});

function getSimulatorValues(id: string): Numbers {
  const { firm, stop, spent, limit } = workedClaim(id);
  const { days = 0, recovery = 0, gone = 0, missedFor = 0 } = stop ?? {};
  return {
    ca: firm.sales,
    marge: firm.margin,
    ouvres: firm.week.days,
    de: firm.week.opens,
    a: firm.week.closes,
    arret: days,
    reprise: recovery,
    frais: spent,
    partis: gone,
    duree: missedFor,
    delai: firm.attente,
    plafond: limit,
  };
}

/** In the order of the table; the first is the company of the whole site. */
export const stopExamples = (): { id: string; name: string; values: Numbers }[] => [
  ...Object.entries(table('sinistres').lignes).flatMap(([id, { outil }]) =>
    outil ? [{ id, name: outil, values: getSimulatorValues(id) }] : [],
  ),
  { id: 'garantie', name: 'L’exemple de la garantie, marge à remplir', values: guaranteeExample() },
];
