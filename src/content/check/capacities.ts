import { tables } from '../files.ts';
import type { Entry } from './context.ts';
import { error, type Problem } from './problem.ts';

/** Every profile draws how far its insurer goes. */
export function checkCapacities(entries: Entry[]): Problem[] {
  const [insurers, capacities] = (['assureurs', 'capacites'] as const).map((name) =>
    entries.find(({ table, valid }) => table === name && valid),
  );
  if (!insurers || !capacities) return [];
  const levels = tables.capacites.schema.parse(capacities.located.data).assureurs;
  return Object.keys(tables.assureurs.schema.parse(insurers.located.data).lignes)
    .filter((id) => !Object.hasOwn(levels, id))
    .map((id) =>
      error(
        insurers.file,
        insurers.located.lineOf(['lignes', id]),
        `${id} : sa fiche n’a pas de capacités. Ajoutez ses paliers dans content/tables/capacites.yaml.`,
      ),
    );
}
