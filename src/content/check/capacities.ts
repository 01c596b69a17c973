import type { Book } from './book.ts';
import type { Problem } from './problem.ts';

/** Every profile draws how far its insurer goes. */
export function checkCapacities(book: Book): Problem[] {
  const [insurers, capacities] = [book.table('assureurs'), book.table('capacites')];
  if (!insurers || !capacities) return [];
  return Object.keys(insurers.data.lignes)
    .filter((id) => !Object.hasOwn(capacities.data.assureurs, id))
    .map((id) =>
      insurers.at(
        ['lignes', id],
        `${id} : sa fiche n’a pas de capacités. Ajoutez ses paliers dans content/tables/capacites.yaml.`,
      ),
    );
}
