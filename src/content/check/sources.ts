import { formatDate } from '../../domain/dates.ts';
import { figureTables } from '../figures.ts';
import type { Path } from '../walk.ts';
import type { Entry } from './context.ts';
import { error, type Problem } from './problem.ts';

/** The field that says when something was verified or measured, by the table that has it. */
const field: Record<string, string> = { sources: 'verifie', ...Object.fromEntries(figureTables.map((name) => [name, 'date'])) };

/** Nobody has verified or measured anything on a day that has not come yet. How old it is, is another matter: lapses.ts. */
export const checkSources = (entries: Entry[], today: string): Problem[] =>
  entries.flatMap(({ file, located, table, page }) =>
    (page?.kind === 'assureurs'
      ? daysOf('verifie', located.data, ['verifie'])
      : rowsOf(located.data, field[table ?? ''])
    ).flatMap(({ what, day, path }) =>
      isDay(day) && day > today
        ? [error(file, located.lineOf(path), `${what} est un jour qui n’est pas encore venu, le ${formatDate(day)}.`)]
        : [],
    ),
  );

type Day = { what: string; day: unknown; path: Path };

const daysOf = (name: string, row: unknown, path: Path, id = ''): Day[] => [
  { what: `${id}« ${name} »`, day: (row as Record<string, unknown> | null)?.[name], path },
];

const rowsOf = (data: unknown, name: string | undefined): Day[] =>
  name === undefined
    ? []
    : Object.entries((data as { lignes?: Record<string, unknown> } | null)?.lignes ?? {}).flatMap(([id, row]) =>
        daysOf(name, row, ['lignes', id], `${id} : `),
      );

/** What is no day at all is said with the fields. */
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
