import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { memoize } from '#src/lib/memoize.ts';
import { collectFigures, figureFiles } from '../collect-figures.ts';
import { collectCounts } from '../counts.ts';
import { figureTables } from '../figures.ts';
import { faqFiles, holdsQuestions, type TableFile } from '../files.ts';
import { routeOfFile } from '../kinds.ts';
import { parseText } from '../mdx/parse.ts';
import { Text } from '../mdx/text.ts';
import type { Values } from '../mdx/words.ts';
import { leaves } from '../placeholders.ts';
import { withPublication } from '../publisher.ts';
import type { NamedTable } from '../schemas/types.ts';
import { chooseWording } from '../wording.ts';
import type { Book } from './book.ts';
import type { Entry } from './entry.ts';
import { hole } from './prose.ts';

/**
 * Contains every id. Replaces the ids of an unreadable file, so that the check reports only the
 * mistake of that file and not the references to it.
 */
const anything = new (class extends Set<string> {
  override has() {
    return true;
  }
})();

/** Returns the ids of each of the given tables. */
const collectIds = <Name extends NamedTable>(
  names: readonly Name[],
  of: (name: Name) => Set<string>,
) => Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Set<string>>;

/** Ids, routes, anchors and images that a text may refer to. */
export type Context = ReturnType<typeof makeContext>;

export function makeContext(root: string, book: Book, paths: string[]) {
  const { entries } = book;
  type Written = Record<string, object | undefined> & {
    redirections?: { de: string; vers: string }[];
  };
  const data = (name: TableFile) =>
    entries.find(({ table }) => table === name)?.located.data as Written | undefined;
  const collectKeys = (rows: unknown) =>
    typeof rows === 'object' && rows !== null ? new Set(Object.keys(rows)) : anything;
  const keys = (name: TableFile, under = 'lignes') => collectKeys(data(name)?.[under]);
  const figureSources = book.tables(...figureFiles);
  const figures = figureSources && collectFigures(figureSources);
  const counts = readCounts(book, paths);
  const site = book.table('site')?.data;
  const identities = site && new Map(leaves(withPublication(site)));
  /**
   * Returns a text for an unknown path too, because headings need it to compute their ids.
   * checkTexts() reports an unknown path of <Site>.
   */
  const identity = (path: string) => String(identities?.get(path) ?? hole);
  const wordings = book.table('selon')?.data.lignes;
  const values: Values = {
    figure: (from, id) => figures?.[from][id],
    count: (of) => counts?.[of],
    source: () => undefined,
    wording: (id) => wordings?.[id] && chooseWording(wordings[id], identity),
    identity,
  };
  return {
    ids: {
      ...collectIds(
        ['assureurs', 'facsimiles', 'garanties', 'plans', 'selon', 'sinistres', 'sources'],
        (name) => keys(name),
      ),
      ...collectIds(figureTables, (name) => collectKeys(figures?.[name])),
      contacts: collectKeys(
        data('contacts') && { ...data('contacts')?.['lignes'], ...data('contacts')?.['autres'] },
      ),
      comptes: counts ? new Set(Object.keys(counts)) : anything,
      faits: keys('faits', 'questions'),
      glossaire: keys('glossaire', 'termes'),
      site: identities ? new Set(identities.keys()) : anything,
    } satisfies Record<NamedTable, Set<string>>,
    /** Undefined if a table of figures has a mistake. */
    figures,
    values,
    /** Undefined if content/tables/selon.yaml has a mistake. */
    wordings,
    /** False if a page or a file of questions is unreadable. */
    areCountsKnown: counts !== undefined,
    routes: new Set(paths.flatMap((path) => routeOfFile(path) ?? [])),
    anchors: createAnchorLookup(entries, values),
    redirected: new Map(
      (data('redirections')?.redirections ?? []).map(({ de, vers }) => [de, vers]),
    ),
    images: new Set(publicFiles(join(dirname(root), 'public'))),
  };
}

/**
 * Returns a lookup of the ids that a fragment of an address may name, by page. It parses a page
 * only when a link needs its ids, because most pages have no such link.
 */
function createAnchorLookup(entries: Entry[], values: Values) {
  const bodies = new Map(entries.flatMap(({ page }) => (page ? [[page.route, page.body]] : [])));
  const questionFiles = entries
    .filter(({ file }) => holdsQuestions(file))
    .map(({ located }) => (located.data ?? {}) as { page?: string; questions?: { id?: string }[] });
  return memoize((route): Set<string> => {
    const body = bodies.get(route);
    const { tree } = body === undefined ? {} : parseText(body);
    if (!tree) return anything;
    const headings = new Text(tree, values).headings().map(({ id }) => id);
    const questions = questionFiles.flatMap(({ page, questions: own = [] }) =>
      page === route ? own.flatMap(({ id }) => id ?? []) : [],
    );
    return new Set(['contenu', ...headings, ...questions]);
  });
}

const publicFiles = (folder: string) =>
  existsSync(folder) ? globSync('**/*', { cwd: folder }).map((file) => `/${file}`) : [];

/**
 * Returns undefined if a page or a file of questions is unreadable, because the counts would lack
 * its part.
 */
function readCounts(book: Book, paths: string[]): Record<string, number> | undefined {
  const read = new Set(book.entries.flatMap(({ file, data }) => (data ? file : [])));
  const isCounted = (path: string) =>
    routeOfFile(path) !== undefined || path.startsWith(`${faqFiles.folder}/`);
  if (!paths.filter(isCounted).every((path) => read.has(`content/${path}`))) return undefined;
  const found = book.tables('assureurs', 'garanties', 'estimateur');
  const pages = book.pages.map(({ page: { kind, slug }, data }) => ({
    ...(data as object),
    kind,
    slug,
  }));
  return (
    found && collectCounts({ tables: found, pages, faq: book.questions.map(({ data }) => data) })
  );
}
