import { addMonths, formatDate } from '#src/lib/dates.ts';
import { figureTables } from '../figures.ts';
import { Text } from '../mdx/text.ts';
import type { Context } from './context.ts';
import { type Place, warning } from './problem.ts';

/**
 * Expired verification: a writer must check a source, a search or a profile again. `where` lists
 * the pages that show it.
 */
type Lapse = Required<Place> & {
  day: string;
  what: string;
  address?: string;
  where: string[];
  todo: string;
};

/**
 * Warns that a writer must check a source, a search or a profile again. This is not an error,
 * because the page shows the date of the last check.
 */
export const checkLapses = (context: Context) =>
  listLapses(context).map(({ day, what, where, todo, ...place }) =>
    warning(
      place,
      `${what} : à revérifier depuis le ${formatDate(day)}${formatPages(where)}. ${todo}`,
    ),
  );

/** Formats the first three pages, and the number of further pages. */
function formatPages(where: string[]): string {
  const firstPages = where.slice(0, 3).join(', ') || 'aucune page ne la cite';
  const more = where.length > 3 ? `, et ${where.length - 3} de plus` : '';
  return ` (${firstPages}${more})`;
}

/** Lists the verifications that have expired, the earliest first. */
function listLapses(context: Context): Lapse[] {
  const lapses = [...listSources(context), ...listSearches(context), ...listProfiles(context)]
    .filter(({ day }) => day < context.today)
    .sort((a, b) => a.day.localeCompare(b.day) || a.what.localeCompare(b.what));
  // Searches the citations only if a source has expired, because parsing all texts is slow.
  if (!lapses.some(({ address }) => address)) return lapses;
  const citing = findCitingPages(context);
  return lapses.map((lapse) =>
    lapse.address ? { ...lapse, where: [...(citing.get(lapse.what) ?? [])] } : lapse,
  );
}

/**
 * Lists all sources with the day on which each expires. A document about facts of insurers expires
 * after the shorter of two periods: that of the document and that of the facts.
 */
function* listSources({ table }: Context): Generator<Lapse> {
  const sources = table('sources');
  if (!sources) return;
  const { lignes = {}, valable: factMonths = 0 } = table('faits')?.data ?? {};
  const documents = Object.values(lignes).flatMap(({ faits }) =>
    faits.map((fact) => fact.document),
  );
  for (const [id, { adresse, verifie, valable }] of Object.entries(sources.data.lignes))
    yield {
      ...sources.getPlace(['lignes', id]),
      day: addMonths(verifie, documents.includes(id) ? Math.min(valable, factMonths) : valable),
      what: id,
      address: adresse,
      where: [],
      todo: 'Relisez la page, corrigez ce qui en dépend, puis mettez « verifie » à jour.',
    };
}

/**
 * Lists the searches for public documents that a writer must repeat, because « Rien trouvé » is
 * only true on the day of the search.
 */
function* listSearches({ table }: Context): Generator<Lapse> {
  const [facts, insurers] = [table('faits'), table('assureurs')?.data.lignes];
  if (!facts || !insurers) return;
  const { valable, questions, lignes } = facts.data;
  for (const [id, { recherche, faits }] of Object.entries(lignes)) {
    const unanswered = Object.entries(questions)
      .filter(([question]) => !faits.some((fact) => fact.question === question))
      .map(([, { nom }]) => nom);
    if (unanswered.length > 0)
      yield {
        ...facts.getPlace(['lignes', id]),
        day: addMonths(recherche, valable),
        what: `${id}, « rien trouvé » (${unanswered.join(', ')})`,
        where: [insurers[id]?.url ?? []].flat(),
        todo: 'Cherchez de nouveau, puis changez « recherche ».',
      };
  }
}

/** Lists the profiles of insurers. They expire after the same time as the facts about insurers. */
function* listProfiles({ table, listPages }: Context): Generator<Lapse> {
  const facts = table('faits')?.data;
  for (const { getPlace, data, page } of facts ? listPages('assureurs') : [])
    yield {
      ...getPlace(['verifie']),
      day: addMonths(data.verifie, facts?.valable ?? 0),
      what: 'la fiche',
      where: [page.route],
      todo: 'Relisez-la, puis mettez « verifie » à jour.',
    };
}

/**
 * Finds the pages that cite each source. If a table cites it, names the file of the table. Ignores
 * the tables of figures, because the texts that show a figure cite its source.
 */
function findCitingPages({ entries, values }: Context): Map<string, Set<string>> {
  const citing = new Map<string, Set<string>>();
  for (const { table, route, file, authored } of entries) {
    if (table === 'classes' || figureTables.some((name) => name === table)) continue;
    for (const { meta, value, path, tree } of authored) {
      const root = tree();
      const cited = root ? [...new Text(root, values).cited()].map(({ id }) => id) : [];
      const where = route ?? (table === 'faits' ? `/assureurs/${path[1]}` : file);
      for (const id of meta.table === 'sources' ? [value] : cited)
        citing.set(id, (citing.get(id) ?? new Set()).add(where));
    }
  }
  return citing;
}
