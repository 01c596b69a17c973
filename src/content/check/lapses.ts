import { addMonths, formatDate } from '#src/lib/dates.ts';
import type { Context } from './context.ts';
import { type Place, type Problems, warning } from './problem.ts';

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
    yield* warn(
      files.sources.getPlace(['lignes', id]),
      id,
      addMonths(verifie, isOfInsurer ? Math.min(months, valable) : months),
      'Relisez la page, puis mettez « verifie » à jour. Corrigez ce qui en dépend : cherchez ' +
        `« ${id} » dans content/.`,
    );
  }
  // « Rien trouvé » is only true on the day of the search.
  for (const [id, { recherche, faits }] of records) {
    const unanswered = Object.entries(questions)
      .filter(([question]) => !faits.some((fact) => fact.question === question))
      .map(([, { nom }]) => nom);
    if (unanswered.length > 0)
      yield* warn(
        files.faits.getPlace(['lignes', id]),
        `${id}, « rien trouvé » (${unanswered.join(', ')})`,
        addMonths(recherche, valable),
        'Cherchez de nouveau, puis changez « recherche ».',
      );
  }
  for (const { getPlace, data } of listPages('assureurs'))
    yield* warn(
      getPlace(['verifie']),
      'la fiche',
      addMonths(data.verifie, valable),
      'Relisez-la, puis mettez « verifie » à jour.',
    );

  function* warn(place: Place, what: string, day: string, remedy: string): Problems {
    if (day < today)
      yield warning(place, `${what} : à revérifier depuis le ${formatDate(day)}. ${remedy}`);
  }
}
