import { formatFigure } from '#src/lib/numbers.ts';
import { type Contrat, mesures } from './schemas/contracts.ts';
import { table } from './tables.ts';

type Read = { name: string; text: string; page: number };

export const findContract = (insurer: string): Contrat | undefined =>
  table('contrats').lignes[insurer];

export function listReadFacts(contract: Contrat, id: string): Read[] {
  const read = contract.garanties[id];
  const measured = Object.entries(mesures).flatMap(([field, name]) => {
    const value = read?.[field as keyof typeof mesures];
    if (!value) return [];
    const text = [formatFigure(value.valeur, value.unite), value.precision]
      .filter(Boolean)
      .join(' ');
    return { name, text, page: value.page };
  });
  return [
    ...measured,
    ...(read?.exclusion
      ? [{ name: 'Exclut', text: read.exclusion.texte, page: read.exclusion.page }]
      : []),
  ];
}

/** Lists the guarantees in a contract of one of these insurers, in the order of the comparison. */
export const readGuarantees = (insurers: string[]) =>
  Object.entries(table('garanties').lignes).flatMap(([id, { nom }]) =>
    insurers.some((insurer) => findContract(insurer)?.garanties[id]) ? { id, nom } : [],
  );
