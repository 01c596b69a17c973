import { addMonths, formatDate } from '../../domain/dates.ts';
import { figureTables } from '../figures.ts';
import { tables } from '../files.ts';
import { splitIds } from '../look-up.ts';
import { attributesOf, figureTableOf, type Tag } from '../text/tags.ts';
import { figureOf, type Values } from '../text/values.ts';
import { routeOf, tagsOf } from './authored.ts';
import type { Context, Entry } from './context.ts';
import { type Problem, warning } from './problem.ts';

/** What somebody has verified, the day by which it is to be verified again, and the pages that show it. */
export type Lapse = { file: string; line: number; day: string; what: string; address?: string; where: string[]; todo: string };

/** Nothing is wrong with what has aged: writers are told what to do, and the page says since when nobody has looked. */
export const checkLapses = (entries: Entry[], context: Context, today: string): Problem[] =>
  lapsesBefore(today, entries, context).map(({ file, line, day, what, where, todo }) =>
    warning(file, line, `${what} : à revérifier depuis le ${formatDate(day)}${listed(where)}. ${todo}`),
  );

/** The first of them, and how many more. */
export const listed = (where: string[]) => {
  const more = where.length - 3;
  const shown = where.slice(0, 3).join(', ') || 'aucune page ne la cite';
  return ` (${shown}${more > 0 ? `, et ${more} de plus` : ''})`;
};

/** All that is to be verified again before a day, what is due first at the head. */
export function lapsesBefore(end: string, entries: Entry[], context: Context): Lapse[] {
  const due = [...sources(entries), ...searches(entries), ...profiles(entries)].filter(({ day }) => day < end);
  // Who cites what is asked only where it is to be told.
  const citing = due.length > 0 ? citedBy(entries, context) : new Map<string, Set<string>>();
  return due
    .map(({ source, where, ...lapse }) => ({ ...lapse, where: source ? [...(citing.get(source) ?? [])] : where }))
    .sort((a, b) => a.day.localeCompare(b.day) || a.what.localeCompare(b.what));
}

type Due = Lapse & { source?: string };
const find = (entries: Entry[], name: 'sources' | 'faits' | 'assureurs') =>
  entries.find(({ table, valid }) => table === name && valid);

function readFacts(entries: Entry[]) {
  const entry = find(entries, 'faits');
  return entry && { entry, ...tables.faits.schema.parse(entry.located.data) };
}

/** A document of an insurer is to be read again by the table's day, if that comes first. */
function sources(entries: Entry[]): Due[] {
  const entry = find(entries, 'sources');
  const facts = readFacts(entries);
  if (!entry) return [];
  const documents = new Set(Object.values(facts?.lignes ?? {}).flatMap(({ faits }) => faits.map(({ document }) => document)));
  return Object.entries(tables.sources.schema.parse(entry.located.data).lignes).map(([id, { adresse, verifie, valable }]) => ({
    file: entry.file,
    line: entry.located.lineOf(['lignes', id]),
    day: addMonths(verifie, documents.has(id) ? Math.min(valable, facts?.valable ?? valable) : valable),
    what: id,
    address: adresse,
    source: id,
    where: [],
    todo: 'Relisez la page, corrigez ce qui en dépend, puis mettez « verifie » à jour.',
  }));
}

/** « Rien trouvé » holds for the day on which somebody looked. */
function searches(entries: Entry[]): Due[] {
  const { entry, valable, questions, lignes } = readFacts(entries) ?? {};
  const insurers = find(entries, 'assureurs');
  if (!entry || !valable || !questions || !lignes || !insurers) return [];
  const houses = tables.assureurs.schema.parse(insurers.located.data).lignes;
  return Object.entries(lignes).flatMap(([id, { recherche, faits }]) => {
    const unanswered = Object.keys(questions).filter((question) => !faits.some((fact) => fact.question === question));
    if (unanswered.length === 0) return [];
    return {
      file: entry.file,
      line: entry.located.lineOf(['lignes', id]),
      day: addMonths(recherche, valable),
      what: `${id}, « rien trouvé » (${unanswered.map((question) => questions[question]?.nom).join(', ')})`,
      where: houses[id] ? [houses[id].url] : [],
      todo: 'Cherchez de nouveau, puis changez « recherche ».',
    };
  });
}

/** A profile is read again as often as what its insurer has published. */
function profiles(entries: Entry[]): Due[] {
  const { valable } = readFacts(entries) ?? {};
  if (!valable) return [];
  return entries.flatMap(({ file, page, valid, located }) => {
    if (page?.kind !== 'assureurs' || !valid) return [];
    const { verifie } = located.data as { verifie: string };
    return {
      file,
      line: located.lineOf(['verifie']),
      day: addMonths(verifie, valable),
      what: 'la fiche',
      where: [page.route],
      todo: 'Relisez-la, puis mettez « verifie » à jour.',
    };
  });
}

/** The pages that cite each source, by its id; what only a table names, by its file. Figures are shown by those who name them. */
function citedBy(entries: Entry[], { values }: Context): Map<string, Set<string>> {
  const citing = new Map<string, Set<string>>();
  for (const entry of entries) {
    if (entry.table === 'classes' || figureTables.some((name) => name === entry.table)) continue;
    for (const each of entry.authored) {
      const ids = each.meta.table === 'sources' ? [each.value] : tagsOf(each).flatMap((tag) => sourcesOf(tag, values));
      const where = routeOf(entry) ?? (entry.table === 'faits' ? `/assureurs/${each.path[1]}` : entry.file);
      for (const id of ids) citing.set(id, (citing.get(id) ?? new Set()).add(where));
    }
  }
  return citing;
}

function sourcesOf(tag: Tag, values: Values): string[] {
  const { id = '', ids = '' } = attributesOf(tag);
  const table = figureTableOf(tag, 'ids');
  const drawn = table ? splitIds(ids).map((each) => values.figure(table, each)) : [];
  return tag.name === 'Source' ? [id] : [figureOf(tag, values), ...drawn].flatMap((figure) => figure?.source ?? []);
}
