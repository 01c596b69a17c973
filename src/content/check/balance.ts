import type { Book } from './book.ts';
import type { Entry } from './context.ts';
import type { Problem } from './problem.ts';

/** Of an insurer, in its row of the table and on its page, for and against are told at equal length. */
export function checkBalance(book: Book): Problem[] {
  const insurers = book.table('assureurs');
  return [
    ...Object.entries(insurers?.data.lignes ?? {}).flatMap(([id, { avantages, inconvenients }]) =>
      insurers ? sameLength(insurers, ['lignes', id], { avantages, inconvenients }) : [],
    ),
    ...book
      .pagesOf('assureurs')
      .flatMap((entry) => sameLength(entry, [], { forces: entry.data.forces, vigilance: entry.data.vigilance })),
  ];
}

function sameLength({ at }: Entry, path: string[], lists: Record<string, string[]>): Problem[] {
  const [[forName = '', pros = []] = [], [againstName = '', cons = []] = []] = Object.entries(lists);
  if (pros.length === cons.length) return [];
  const message = `${againstName} : ${cons.length} points, et ${pros.length} dans « ${forName} ». Le pour et le contre ont autant de points.`;
  return [at([...path, againstName], message)];
}
