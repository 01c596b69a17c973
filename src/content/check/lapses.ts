import { addMonths, formatDate } from '#src/lib/dates.ts';
import type { Path } from '../walk.ts';
import type { Context } from './context.ts';
import type { Entry } from './entry.ts';
import { type Problems, warning } from './problem.ts';

/**
 * Warns that a writer must check a source, a search or a profile again. This is not an error,
 * because the page shows the date of the last check.
 */
export function* checkLapses({ today, files, tables, listPages }: Context): Problems {
  const { lignes: insurers, questions, valable } = tables.faits;
  const records = Object.entries(insurers);
  const facts = records.flatMap(([, { faits }]) => faits);

  for (const [id, { verifie, valable: months }] of Object.entries(tables.sources.lignes)) {
    // A document about facts of insurers expires after the shorter of two periods: that of the
    // document and that of the facts.
    const isOfInsurer = facts.some(({ document }) => document === id);
    const day = addMonths(verifie, isOfInsurer ? Math.min(months, valable) : months);
    const remedy =
      'Relisez la page, puis mettez « verifie » à jour. Corrigez ce qui en dépend : cherchez ' +
      `« ${id} » dans content/.`;
    yield* warn(files.sources, ['lignes', id], id, day, remedy);
  }
  // « Rien trouvé » is only true on the day of the search.
  for (const [id, { recherche, faits }] of records) {
    const unanswered = Object.entries(questions)
      .filter(([question]) => !faits.some((fact) => fact.question === question))
      .map(([, { nom }]) => nom);
    const what = `${id}, « rien trouvé » (${unanswered.join(', ')})`;
    const remedy = 'Cherchez de nouveau, puis changez « recherche ».';
    if (unanswered.length > 0)
      yield* warn(files.faits, ['lignes', id], what, addMonths(recherche, valable), remedy);
  }
  for (const profile of listPages('assureurs')) {
    const day = addMonths(profile.data.verifie, valable);
    yield* warn(
      profile,
      ['verifie'],
      'la fiche',
      day,
      'Relisez-la, puis mettez « verifie » à jour.',
    );
  }

  function* warn({ at }: Entry, path: Path, what: string, day: string, remedy: string): Problems {
    const message = `${what} : à revérifier depuis le ${formatDate(day)}. ${remedy}`;
    if (day < today) yield at(path, message, warning);
  }
}
