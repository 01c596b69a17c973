import { listPages } from '#src/content/documents.ts';
import type { Document } from '#src/content/kinds.ts';
import { figure } from '#src/content/tables.ts';

const getCeiling = ({ carte }: Document<'garanties'>) => {
  const ceiling = carte.plafond && figure('plafonds', carte.plafond).valeur;
  return typeof ceiling === 'number' ? ceiling : Number.POSITIVE_INFINITY;
};

/**
 * Lists the guarantees, the lowest ceiling first. After an attack they start to pay in the same
 * order.
 */
export const listGuarantees = () =>
  listPages('garanties').toSorted((a, b) => getCeiling(a) - getCeiling(b));
