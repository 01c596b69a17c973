import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { memoize } from '#src/lib/memoize.ts';
import { owners } from '#src/lib/owners.ts';
import type { Table, TableFile, Tables } from '../files.ts';
import { type Document, type Kind, routeOfFile } from '../kinds.ts';
import { parseText } from '../mdx/parse.ts';
import { Text } from '../mdx/text.ts';
import type { Faq } from '../schemas/faq.ts';
import type { NamedTable } from '../schemas/types.ts';
import { createValues } from '../values.ts';
import type { Entry } from './entry.ts';

type Read<Data> = Entry & { data: Data };
export type PageEntry = Entry & { page: NonNullable<Entry['page']> };

/**
 * Everything that a rule may need: all files and tables, and the ids, routes and fragments to which
 * a text may refer.
 */
export type Context = ReturnType<typeof createContext>;

/** Place of a text or of one of its parts, with the function that reports its mistakes. */
export type TextPlace = {
  context: Context;
  entry: Pick<Entry, 'file' | 'data' | 'route' | 'table'>;
  /** Line of the file at which the text or its part begins. */
  line: number;
  /** « corps » is the text of a page, « champ » a text in a field, « ligne » a one-line text. */
  form: 'corps' | 'champ' | 'ligne';
  /** Reports a mistake. The first line of the text is 1. */
  report: (message: string, lineInText?: number) => void;
};

type Input = { root: string; today: string; entries: Entry[]; paths: string[] };

/** Creates the context of a content/ in which the fields of all files are valid. */
export function createContext({ root, today, entries, paths }: Input) {
  const pages = entries.filter((entry): entry is PageEntry => entry.page !== undefined);
  const questions = entries.filter(({ page, table }) => !page && !table) as Read<Faq>[];
  const listPages = <K extends Kind>(kind: K) =>
    pages.filter(({ page }) => page.kind === kind) as (PageEntry & Read<Document<K>>)[];
  const readTables = entries.flatMap((entry) => (entry.table ? [[entry.table, entry]] : []));
  const files = Object.fromEntries(readTables) as { [T in TableFile]: Read<Table<T>> };
  const tables = Object.fromEntries(
    Object.entries(files).map(([name, { data }]) => [name, data]),
  ) as Tables<TableFile>;

  const { figures, counts, identities, values } = createValues({ tables, paths });
  const rows: Record<NamedTable, object> = {
    ...figures,
    assureurs: tables.assureurs.lignes,
    comptes: counts,
    contacts: tables.contacts.lignes,
    facsimiles: tables.facsimiles.lignes,
    'facsimiles.articles': tables.facsimiles.articles,
    faits: tables.faits.questions,
    garanties: tables.garanties.lignes,
    glossaire: tables.glossaire.termes,
    plans: tables.plans.lignes,
    selon: tables.selon.lignes,
    sinistres: tables.sinistres.lignes,
    'sinistres.entreprises': tables.sinistres.entreprises,
    site: identities,
    sources: tables.sources.lignes,
  };
  const images = join(dirname(root), 'public');

  return {
    today,
    entries,
    pages,
    questions,
    listPages,
    files,
    tables,
    figures,
    values,
    listIds: (table: NamedTable) => Object.keys(rows[table]),
    hasId: (table: NamedTable, id: string) => Object.hasOwn(rows[table], id),
    routes: new Set(paths.flatMap((path) => routeOfFile(path) ?? [])),
    listAnchors: memoize(listAnchors),
    redirected: new Map(tables.redirections.redirections.map(({ de, vers }) => [de, vers])),
    images: new Set(
      existsSync(images) ? globSync('**/*', { cwd: images }).map((file) => `/${file}`) : [],
    ),
    /** Remembers, for each page, the place where an indicative figure appears first. */
    ownerOfFigure: owners(),
  };

  /**
   * Lists all ids on a page to which a link may lead: headings, questions, and ids that blocks
   * write. Returns undefined if the text of the page cannot be read.
   */
  function listAnchors(route: string): string[] | undefined {
    const entry = pages.find(({ page }) => page.route === route);
    const { tree } = parseText(entry?.page.body ?? '');
    if (!entry || !tree) return undefined;
    const text = new Text(tree, values);
    const { portes = [] } = entry.data as { portes?: { ancre: string }[] };
    const clauses = text.tags('Clauses').length > 0 ? tables.lecture.groupes : [];
    return [
      'contenu',
      ...text.headings().map(({ id }) => id),
      ...questions.flatMap(({ data }) =>
        data.page === route ? data.questions.map(({ id }) => id) : [],
      ),
      ...portes.map(({ ancre }) => ancre),
      ...clauses.flatMap(({ points }) => points.map(({ id }) => id)),
    ];
  }
}
