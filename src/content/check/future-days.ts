import { formatDate } from '../../domain/dates.ts';
import { type FigureTable, figureTables } from '../figures.ts';
import type { Book } from './book.ts';
import type { Problem } from './problem.ts';

/** The tables that say of each row when it was verified or measured. */
const dated = ['sources', ...figureTables] as const;

/** Nobody has verified or measured anything on a day that has not come yet. How old it is, is another matter: lapses.ts. */
export function checkSources(book: Book, today: string): Problem[] {
  const early = (field: string, day: string) =>
    day > today ? [`« ${field} » est un jour qui n’est pas encore venu, le ${formatDate(day)}.`] : [];
  return [
    ...book
      .pagesOf('assureurs')
      .flatMap(({ data, at }) => early('verifie', data.verifie).map((message) => at(['verifie'], message))),
    ...dated.flatMap((name: 'sources' | FigureTable) => {
      const table = book.table(name);
      if (!table) return [];
      return Object.entries(table.data.lignes).flatMap(([id, row]) =>
        ('verifie' in row ? early('verifie', row.verifie) : early('date', row.date ?? '')).map((message) =>
          table.at(['lignes', id], `${id} : ${message}`),
        ),
      );
    }),
  ];
}
