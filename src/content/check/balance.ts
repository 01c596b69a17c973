import type { Entry } from './context.ts';
import { error, type Problem } from './problem.ts';

type Insurer = { avantages?: unknown; inconvenients?: unknown };
type Profile = { forces?: unknown; vigilance?: unknown };

/** Of an insurer, in its row of the table and on its page, for and against are told at equal length. */
export function checkBalance(entries: Entry[]): Problem[] {
  const table = entries.find((entry) => entry.table === 'assureurs');
  const insurers = (table?.located.data as { lignes?: Record<string, Insurer> } | null | undefined)?.lignes ?? {};
  return [
    ...Object.entries(insurers).flatMap(([id, { avantages, inconvenients }]) =>
      table ? sameLength(table, ['lignes', id], { avantages, inconvenients }) : [],
    ),
    ...entries
      .filter(({ page }) => page?.kind === 'assureurs')
      .flatMap((entry) => {
        const { forces, vigilance } = (entry.located.data ?? {}) as Profile;
        return sameLength(entry, [], { forces, vigilance });
      }),
  ];
}

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
