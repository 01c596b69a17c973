import type { Numbers } from '#src/lib/loss/loss-input.ts';
import { ALWAYS_OPEN } from '#src/lib/work-week.ts';
import { amount, table } from './tables.ts';
import { workedClaim } from './worked-claims.ts';

// Creates the examples of /outils/perte-exploitation from content/tables/sinistres.yaml. One more
// example comes from the specification.

/**
 * Returns the example from the page /garanties/pertes-exploitation. It has no margin, because the
 * visitor fills it in. The firm never closes, because the example counts calendar days.
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

/**
 * Lists the examples in the order of the table. The first one is the example firm of the whole
 * site.
 */
export const stopExamples = (): { id: string; name: string; values: Numbers }[] => [
  ...Object.entries(table('sinistres').lignes).flatMap(([id, { outil }]) =>
    outil ? [{ id, name: outil, values: getSimulatorValues(id) }] : [],
  ),
  { id: 'garantie', name: 'L’exemple de la garantie, marge à remplir', values: guaranteeExample() },
];
