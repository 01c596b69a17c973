import { addMonths, formatDate } from '#src/lib/dates.ts';
import { figureTables } from '../figures.ts';
import type { Book } from './book.ts';
import type { Context } from './context.ts';
import { getShownRoute } from './entry.ts';
import { type Place, warning } from './problem.ts';
import type { Rule } from './rule.ts';

/** A source, a search or a profile that a writer must verify again, and the pages that show it. */
export type Lapse = Required<Place> & {
  day: string;
  what: string;
  address?: string;
  where: string[];
  todo: string;
};

/**
 * Reports an expired verification as a warning, not as an error, because the page shows its date.
 */
export const checkLapses: Rule = ({ book, context, today }) =>
  lapsesBefore(today, book, context).map(({ day, what, where, todo, ...place }) =>
    warning(place, `${what} : à revérifier depuis le ${formatDate(day)}${listed(where)}. ${todo}`),
  );

/** Formats the first three pages and the number of the other ones. */
export const listed = (where: string[]) => {
  const more = where.length - 3;
  const firstPages = where.slice(0, 3).join(', ') || 'aucune page ne la cite';
  return ` (${firstPages}${more > 0 ? `, et ${more} de plus` : ''})`;
};

/** Lists the verifications that expire before a day, the earliest first. */
export function lapsesBefore(end: string, book: Book, context: Context): Lapse[] {
  const due = [...sources(book), ...searches(book), ...profiles(book)].filter(
    ({ day }) => day < end,
  );
  // Collects the citations only if a verification expires, because parsing all texts is slow.
  const citing = due.length > 0 ? findCitingPages(book, context) : new Map<string, Set<string>>();
  return due
    .map(({ source, where, ...lapse }) => ({
      ...lapse,
      where: source ? [...(citing.get(source) ?? [])] : where,
    }))
    .sort((a, b) => a.day.localeCompare(b.day) || a.what.localeCompare(b.what));
}

type Due = Lapse & { source?: string };

/**
 * Returns the documents to verify again. A document with facts expires after the shorter of two
 * periods: the one of its source and the one of the facts table.
 */
function sources(book: Book): Due[] {
  const [documents, facts] = [book.table('sources'), book.table('faits')?.data];
  const factDocuments = new Set(
    Object.values(facts?.lignes ?? {}).flatMap(({ faits }) =>
      faits.map(({ document }) => document),
    ),
  );
  if (!documents) return [];
  return Object.entries(documents.data.lignes).map(([id, { adresse, verifie, valable }]) => ({
    ...documents.getPlace(['lignes', id]),
    day: addMonths(
      verifie,
      factDocuments.has(id) ? Math.min(valable, facts?.valable ?? valable) : valable,
    ),
    what: id,
    address: adresse,
    source: id,
    where: [],
    todo: 'Relisez la page, corrigez ce qui en dépend, puis mettez « verifie » à jour.',
  }));
}

/**
 * Returns the searches to repeat, because « Rien trouvé » is only true on the day of the search.
 */
function searches(book: Book): Due[] {
  const [facts, insurers] = [book.table('faits'), book.table('assureurs')];
  if (!facts || !insurers) return [];
  const { valable, questions, lignes } = facts.data;
  return Object.entries(lignes).flatMap(([id, { recherche, faits }]) => {
    const unanswered = Object.keys(questions).filter(
      (question) => !faits.some((fact) => fact.question === question),
    );
    if (unanswered.length === 0) return [];
    return {
      ...facts.getPlace(['lignes', id]),
      day: addMonths(recherche, valable),
      what:
        `${id}, « rien trouvé » ` +
        `(${unanswered.map((question) => questions[question]?.nom).join(', ')})`,
      where: [insurers.data.lignes[id]?.url ?? []].flat(),
      todo: 'Cherchez de nouveau, puis changez « recherche ».',
    };
  });
}

/**
 * Returns the profiles to verify again. They expire after the same time as the facts about
 * insurers.
 */
function profiles(book: Book): Due[] {
  const { valable } = book.table('faits')?.data ?? {};
  if (!valable) return [];
  return book.pagesOf('assureurs').map((entry) => ({
    ...entry.getPlace(['verifie']),
    day: addMonths(entry.data.verifie, valable),
    what: 'la fiche',
    where: [entry.page.route],
    todo: 'Relisez-la, puis mettez « verifie » à jour.',
  }));
}

/**
 * Finds the pages that cite each source, by the id of the source. Names the file instead of the
 * page if a table cites the source. Skips the tables of figures: the texts with their figures cite
 * the sources.
 */
function findCitingPages({ entries }: Book, { values }: Context): Map<string, Set<string>> {
  const citing = new Map<string, Set<string>>();
  for (const entry of entries) {
    if (entry.table === 'classes' || figureTables.some((name) => name === entry.table)) continue;
    for (const each of entry.authored) {
      const ids =
        each.meta.table === 'sources'
          ? [each.value]
          : [...(each.text(values)?.cited() ?? [])].map(({ id }) => id);
      const where =
        getShownRoute(entry) ??
        (entry.table === 'faits' ? `/assureurs/${each.path[1]}` : entry.file);
      for (const id of ids) citing.set(id, (citing.get(id) ?? new Set()).add(where));
    }
  }
  return citing;
}
