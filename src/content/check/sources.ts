import { addMonths, daysBetween, formatDate } from '../../domain/dates.ts';
import type { Entry } from './context.ts';
import { error, type Problem, warning } from './problem.ts';

type Row = { verifie?: string; valable?: number; date?: string; source?: string };
const grace = 90;

const rows = (entry: Entry | undefined) =>
  Object.entries(((entry?.located.data as { lignes?: Record<string, Row> } | undefined)?.lignes ?? {}) as Record<string, Row>);

/** Sources age: past their time they must be read again. Days that have not come yet are mistakes. */
export function checkSources(entries: Entry[], today: string): Problem[] {
  const problems: Problem[] = [];
  const sources = entries.find(({ table }) => table === 'sources');
  for (const [id, row] of rows(sources)) {
    if (!sources || !row || !isDay(row.verifie) || typeof row.valable !== 'number') continue;
    const line = sources.located.lineOf(['lignes', id]);
    const until = addMonths(row.verifie, row.valable);
    const overdue = daysBetween(until, today);
    if (row.verifie > today)
      problems.push(
        error(sources.file, line, `${id} : « verifie » est un jour qui n’est pas encore venu, le ${formatDate(row.verifie)}.`),
      );
    if (overdue > grace)
      problems.push(
        error(
          sources.file,
          line,
          `${id} : à relire depuis le ${formatDate(until)}, plus de ${grace} jours. Relisez la page, corrigez ce qui en dépend, puis mettez « verifie » à jour.`,
        ),
      );
    else if (overdue > 0)
      problems.push(
        warning(
          sources.file,
          line,
          `${id} : à relire depuis le ${formatDate(until)}. Le contrôle refusera cette source le ${formatDate(addDays(until, grace + 1))}.`,
        ),
      );
  }
  for (const entry of entries.filter(({ table }) => table && ['prix', 'plafonds', 'delais', 'chiffres'].includes(table))) {
    for (const [id, row] of rows(entry)) {
      if (isDay(row?.date) && row.date > today) {
        problems.push(
          error(
            entry.file,
            entry.located.lineOf(['lignes', id]),
            `${id} : « date » est un jour qui n’est pas encore venu, le ${formatDate(row.date)}.`,
          ),
        );
      }
    }
  }
  return problems;
}

/** What is no day at all is said with the fields. */
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

const addDays = (iso: string, days: number) => new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10);
