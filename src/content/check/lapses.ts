import { addMonths, formatDate } from '#src/lib/dates.ts';
import { figureTables } from '../figures.ts';
import type { Context } from './context.ts';
import { type Place, warning } from './problem.ts';

/**
 * Expired verification: a writer must check a source, a search or a profile again. `where` lists
 * the pages that show it.
 */
export type Lapse = Required<Place> & {
  day: string;
  what: string;
  address?: string;
  where: string[];
  todo: string;
};

/**
 * Reports an expired verification only as a warning, because the page shows the date of the
 * verification.
 */
export const checkLapses = (context: Context) =>
  listLapses(context.today, context).map(({ day, what, where, todo, ...place }) =>
    warning(
      place,
      `${what} : à revérifier depuis le ${formatDate(day)}${formatPages(where)}. ${todo}`,
    ),
  );

/** Formats the first three pages, and the number of further pages. */
export function formatPages(where: string[]): string {
  const firstPages = where.slice(0, 3).join(', ') || 'aucune page ne la cite';
  const more = where.length > 3 ? `, et ${where.length - 3} de plus` : '';
  return ` (${firstPages}${more})`;
}

/** Lists the verifications that expire before the day `end`, the earliest first. */
export function listLapses(end: string, context: Context): Lapse[] {
  const isDue = ({ day }: Lapse) => day < end;
  const sources = listSources(context).filter(isDue);
  // Searches the citations only if a source has expired, because parsing all texts is slow.
  const citing = sources.length > 0 ? findCitingPages(context) : undefined;
  return [
    ...sources.map((lapse) => ({ ...lapse, where: [...(citing?.get(lapse.what) ?? [])] })),
    ...[...listSearches(context), ...listProfiles(context)].filter(isDue),
  ].sort((a, b) => a.day.localeCompare(b.day) || a.what.localeCompare(b.what));
}

/**
 * Lists all sources with the day on which each expires. A document about facts of insurers expires
 * after the shorter of two periods: that of the document and that of the facts.
 */
function listSources({ table }: Context): Lapse[] {
  const [sources, facts] = [table('sources'), table('faits')?.data];
  const lines = Object.values(facts?.lignes ?? {});
  const factDocuments = new Set(lines.flatMap(({ faits }) => faits.map((fact) => fact.document)));
  return Object.entries(sources?.data.lignes ?? {}).flatMap(
    ([id, { adresse, verifie, valable }]) => {
      const factMonths = factDocuments.has(id) ? facts?.valable : undefined;
      return sources
        ? {
            ...sources.getPlace(['lignes', id]),
            day: addMonths(verifie, Math.min(valable, factMonths ?? valable)),
            what: id,
            address: adresse,
            where: [],
            todo: 'Relisez la page, corrigez ce qui en dépend, puis mettez « verifie » à jour.',
          }
        : [];
    },
  );
}

/**
 * Lists the searches for public documents that a writer must repeat, because « Rien trouvé » is
 * only true on the day of the search.
 */
function listSearches({ table }: Context): Lapse[] {
  const [facts, insurers] = [table('faits'), table('assureurs')];
  if (!facts || !insurers) return [];
  const { valable, questions, lignes } = facts.data;
  return Object.entries(lignes).flatMap(([id, { recherche, faits }]) => {
    const unanswered = Object.entries(questions).filter(
      ([question]) => !faits.some((fact) => fact.question === question),
    );
    const names = unanswered.map(([, { nom }]) => nom).join(', ');
    const lapse = {
      ...facts.getPlace(['lignes', id]),
      day: addMonths(recherche, valable),
      what: `${id}, « rien trouvé » (${names})`,
      where: [insurers.data.lignes[id]?.url ?? []].flat(),
      todo: 'Cherchez de nouveau, puis changez « recherche ».',
    };
    return unanswered.length > 0 ? lapse : [];
  });
}

/** Lists the profiles of insurers. They expire after the same time as the facts about insurers. */
function listProfiles({ table, listPages }: Context): Lapse[] {
  const { valable } = table('faits')?.data ?? {};
  return (valable ? listPages('assureurs') : []).map(({ getPlace, data, page }) => ({
    ...getPlace(['verifie']),
    day: addMonths(data.verifie, valable ?? 0),
    what: 'la fiche',
    where: [page.route],
    todo: 'Relisez-la, puis mettez « verifie » à jour.',
  }));
}

/**
 * Finds the pages that cite each source. If a table cites it, names the file of the table. Ignores
 * the tables of figures, because the texts that show a figure cite its source.
 */
function findCitingPages({ entries, values }: Context): Map<string, Set<string>> {
  const citing = new Map<string, Set<string>>();
  for (const { table, route, file, authored } of entries) {
    if (table === 'classes' || figureTables.some((name) => name === table)) continue;
    for (const { meta, value, path, text } of authored) {
      const cited = [...(text(values)?.cited() ?? [])].map(({ id }) => id);
      const where = route ?? (table === 'faits' ? `/assureurs/${path[1]}` : file);
      for (const id of meta.table === 'sources' ? [value] : cited)
        citing.set(id, (citing.get(id) ?? new Set()).add(where));
    }
  }
  return citing;
}
