import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { memoize } from '#src/lib/memoize.ts';
import { collectFigures, figureFiles } from '../collect-figures.ts';
import { collectCounts } from '../counts.ts';
import { figureTables } from '../figures.ts';
import { holdsQuestions, type Table, type TableFile, type Tables, tableNames } from '../files.ts';
import { type Document, type Kind, routeOfFile } from '../kinds.ts';
import { parseText } from '../mdx/parse.ts';
import { Text } from '../mdx/text.ts';
import type { Values } from '../mdx/words.ts';
import { leaves } from '../placeholders.ts';
import { withPublication } from '../publisher.ts';
import type { Faq } from '../schemas/faq.ts';
import type { NamedTable } from '../schemas/types.ts';
import { chooseWording } from '../wording.ts';
import type { Entry } from './entry.ts';

/** File whose fields are all valid, with the parsed values. */
type Read<Data> = Entry & { data: Data };
export type PageEntry = Entry & { page: NonNullable<Entry['page']> };

/**
 * Everything that a rule may need: all files and tables, and the ids, routes and fragments to which
 * a text may refer.
 */
export type Context = ReturnType<typeof createContext>;

/** Character in place of words that the rules must ignore. */
export const hole = '\uFFFC';

/**
 * Set that claims to contain every id. It replaces the ids of a file that cannot be read. The check
 * then reports only the mistake in that file, and not all references to it.
 */
const anything = new (class extends Set<string> {
  override has() {
    return true;
  }
})();

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Returns the ids of the rows of a table. `more` are rows from a second field of the same table.
 */
const collectKeys = (rows: unknown, more?: unknown) =>
  isGroup(rows) ? new Set(Object.keys({ ...rows, ...(isGroup(more) && more) })) : anything;

type Input = { root: string; today: string; entries: Entry[]; paths: string[] };

export function createContext({ root, today, entries, paths }: Input) {
  const pages = entries.filter((entry): entry is PageEntry => entry.page !== undefined);
  const questions = entries.filter(
    (entry) => holdsQuestions(entry.file) && entry.data,
  ) as Read<Faq>[];
  const listPages = <K extends Kind>(kind: K) =>
    pages.filter((entry) => entry.page.kind === kind && entry.data) as (PageEntry &
      Read<Document<K>>)[];
  const table = <Name extends TableFile>(name: Name) =>
    entries.find((entry) => entry.table === name && entry.data) as Read<Table<Name>> | undefined;
  /** Returns the values of these tables. Returns undefined if one of them has a mistake. */
  const tables = <Name extends TableFile>(...names: readonly Name[]) => {
    const found = names.map((name) => [name, table(name)?.data] as const);
    return found.every(([, data]) => data)
      ? (Object.fromEntries(found) as Tables<Name>)
      : undefined;
  };
  /** Returns the fields of a table as the writer typed them, without validation. */
  const getWritten = (name: TableFile) =>
    (entries.find((entry) => entry.table === name)?.located.data ?? {}) as Record<string, unknown>;

  const figureSources = tables(...figureFiles);
  const figures = figureSources && collectFigures(figureSources);
  const countTables = tables('assureurs', 'garanties');
  const counts = countTables && collectCounts({ tables: countTables, paths });
  const site = table('site')?.data;
  const identities = site && Object.fromEntries(leaves(withPublication(site)));
  // Returns a placeholder if the path of an identity (<Site champ>) is unknown, because a heading
  // must have a text. checkTexts() reports the unknown path.
  const identity = (path: string) => String(identities?.[path] ?? hole);
  const wordings = table('selon')?.data.lignes;
  const values: Values = {
    figure: (from, id) => figures?.[from][id],
    count: (of) => counts?.[of],
    source: () => undefined,
    wording: (id) => wordings?.[id] && chooseWording(wordings[id], identity),
    identity,
  };
  /**
   * False if a file has a mistake that makes a figure, a count, an identity or a sentence unknown.
   * The words of texts are then incomplete.
   */
  const areValuesKnown = [figures, counts, identities, wordings].every(Boolean);

  const ids = Object.fromEntries([
    ...tableNames.map((name) => {
      const { questions: rows, termes, lignes, autres } = getWritten(name);
      return [name, collectKeys(rows ?? termes ?? lignes, autres)];
    }),
    ...figureTables.map((name) => [name, collectKeys(figures?.[name])]),
    ['sinistres.entreprises', collectKeys(getWritten('sinistres').entreprises)],
    ['facsimiles.articles', collectKeys(getWritten('facsimiles').articles)],
    ['comptes', collectKeys(counts)],
    ['site', collectKeys(identities)],
  ]) as Record<NamedTable, Set<string>>;
  const redirections = table('redirections')?.data.redirections ?? [];
  const images = join(dirname(root), 'public');

  return {
    today,
    entries,
    pages,
    questions,
    listPages,
    table,
    tables,
    figures,
    wordings,
    values,
    areValuesKnown,
    ids,
    routes: new Set(paths.flatMap((path) => routeOfFile(path) ?? [])),
    anchors: memoize((route) => (areValuesKnown ? findAnchors(route) : anything)),
    redirected: new Map(redirections.map(({ de, vers }) => [de, vers])),
    images: new Set(
      existsSync(images) ? globSync('**/*', { cwd: images }).map((file) => `/${file}`) : [],
    ),
    /** Remembers, for each page, the place where an indicative figure appears first. */
    ownerOfFigure: owners(),
  };

  /**
   * Finds all ids on a page to which a link may lead: headings, questions, and ids that blocks
   * write.
   */
  function findAnchors(route: string): Set<string> {
    const entry = pages.find(({ page }) => page.route === route);
    const { tree } = parseText(entry?.page.body ?? '');
    if (!entry || !tree) return anything;
    const text = new Text(tree, values);
    const { portes = [] } = (entry.located.data ?? {}) as { portes?: { ancre?: string }[] };
    const clauses = text.tags('Clauses').length > 0 ? (table('lecture')?.data.groupes ?? []) : [];
    return new Set([
      'contenu',
      ...text.headings().map(({ id }) => id),
      ...questions.flatMap(({ data }) =>
        data.page === route ? data.questions.map(({ id }) => id) : [],
      ),
      ...portes.flatMap(({ ancre }) => ancre ?? []),
      ...clauses.flatMap(({ points }) => points.map(({ id }) => id)),
    ]);
  }
}

/**
 * Creates a function that remembers the first owner of each name. For a second owner of the same
 * name, it returns the first owner.
 */
export function owners<Owner = string>() {
  const firstOwners = new Map<string, Owner>();
  return (name: string, owner: Owner): Owner | undefined => {
    const first = firstOwners.get(name);
    if (first === undefined) firstOwners.set(name, owner);
    return first;
  };
}
