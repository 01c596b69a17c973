import type { Entry } from './context.ts';
import { error, type Problem } from './problem.ts';

type House = { compare?: boolean; garanties?: Record<string, boolean>; avantages?: unknown; inconvenients?: unknown };
type Guarantee = { champ: string; nom: string };
type Profile = { assureur?: string; forces?: unknown; vigilance?: unknown; garanties?: unknown };

/** A house is told in its row of the table and on its page: for and against at equal length, and the same guarantees. */
export function checkHouses(entries: Entry[]): Problem[] {
  const table = entries.find((entry) => entry.table === 'assureurs');
  const houses = rows<House>(table);
  const guarantees = Object.values(rows<Guarantee>(entries.find((entry) => entry.table === 'garanties')));
  return [
    ...Object.entries(houses).flatMap(([id, { avantages, inconvenients }]) =>
      table ? sameLength(table, ['lignes', id], { avantages, inconvenients }) : [],
    ),
    ...entries
      .filter(({ page }) => page?.kind === 'assureurs')
      .flatMap((entry) => {
        const { assureur = '', forces, vigilance, garanties } = (entry.located.data ?? {}) as Profile;
        const { compare, garanties: flags } = houses[assureur] ?? {};
        return [
          ...sameLength(entry, [], { forces, vigilance }),
          ...(compare && flags ? sameGuarantees(entry, garanties, guarantees, flags) : []),
        ];
      }),
  ];
}

const rows = <Row>(entry: Entry | undefined) =>
  ((entry?.located.data as { lignes?: Record<string, Row> } | null | undefined)?.lignes ?? {}) as Record<string, Row>;

function sameLength({ file, located }: Entry, path: string[], lists: Record<string, unknown>): Problem[] {
  const [[forName = '', pros] = [], [againstName = '', cons] = []] = Object.entries(lists);
  if (!Array.isArray(pros) || !Array.isArray(cons) || pros.length === cons.length) return [];
  const line = located.lineOf([...path, againstName]);
  return [
    error(
      file,
      line,
      `${againstName} : ${cons.length} points, et ${pros.length} dans « ${forName} ». Le pour et le contre ont autant de points.`,
    ),
  ];
}

/** The profile of a compared house says « Inclus » where the comparison does. */
function sameGuarantees(
  { file, located }: Entry,
  lines: unknown,
  guarantees: Guarantee[],
  flags: Record<string, boolean>,
): Problem[] {
  if (!Array.isArray(lines)) return [];
  return guarantees.flatMap(({ champ, nom }) => {
    const at = lines.findIndex((line) => line?.name === nom);
    const wanted = flags[champ];
    if (at < 0)
      return [
        error(
          file,
          located.lineOf(['garanties']),
          `garanties : il manque « ${nom} », que le comparatif montre. Ajoutez la ligne, included: ${wanted}.`,
        ),
      ];
    if (lines[at].included === wanted) return [];
    return [
      error(
        file,
        located.lineOf(['garanties', at]),
        `garanties n° ${at + 1} : « ${nom} » dit included: ${lines[at].included}, et content/tables/assureurs.yaml dit ${wanted}. Corrigez l’un des deux.`,
      ),
    ];
  });
}
