import { allDocuments } from '#generated';
import { formatDate } from '#src/lib/dates.ts';
import { typography } from '#src/lib/typography.ts';
import { collectCounts } from './counts.ts';
import {
  collectFigures,
  type Figures,
  type FigureTable,
  figureFiles,
  figureText,
  levelsOf,
} from './figures.ts';
import { faqFiles, type Table, type TableFile, tables, tableType } from './files.ts';
import { kindNames, typeName } from './kinds.ts';
import { lookUp } from './look-up.ts';
import { collectClasses } from './market-classes.ts';
import { wordsOfLine } from './mdx/plain-words.ts';
import { identityOf, withPublication } from './publisher.ts';
import type { Faq } from './schemas/faq.ts';
import type { Figure } from './schemas/figure-rows.ts';
import { newestYear } from './study.ts';
import { walk } from './walk.ts';
import { withWordings, wordingFor } from './wording.ts';

const fields = <T extends { _id: string; _raw: unknown; type: string }>({
  _id,
  _raw,
  type,
  ...rest
}: T) => rest;

function read<T extends TableFile>(name: T): Table<T> {
  const document = allDocuments.find(({ type }) => type === tableType(name));
  if (!document) throw new Error(`content/${tables[name].file} n'existe pas.`);
  return tables[name].schema.parse(fields(document)) as Table<T>;
}

/** Every number of the site, by table and id. */
export const figures: Figures = collectFigures(
  Object.fromEntries(figureFiles.map((name) => [name, read(name)])) as Parameters<
    typeof collectFigures
  >[0],
);

/** The name of a page's file, which becomes its address. */
export const slugOf = (document: { _raw: { sourceFileName: string } }) =>
  document._raw.sourceFileName.replace(/\.mdx$/, '');
const ofType = (name: string) => allDocuments.filter(({ type }) => type === name);

/** What sentences count. */
export const counts = collectCounts({
  tables: {
    assureurs: read('assureurs'),
    garanties: read('garanties'),
    estimateur: read('estimateur'),
  },
  pages: kindNames.flatMap((kind) =>
    ofType(typeName(kind)).map((document) => ({ ...document, kind, slug: slugOf(document) })),
  ),
  faq: ofType(faqFiles.type) as unknown as Faq[],
});

/** How many there are of what a sentence counts. */
export const count = (of: string): number => lookUp(counts, of, 'README.md');

const wordings = read('selon').lignes;
const identity = identityOf(withPublication(read('site')));

/** What is said of publisher and broker, as this publisher must say it. */
export const wording = (id: string): string =>
  wordingFor(lookUp(wordings, id, tables.selon.file), identity);

/** A text as it is said by this publisher. */
export const worded = (text: string): string => withWordings(text, wording);

/**
 * Lines as they are shown: figures written out, typography done. Texts stay MDX, compiled where
 * they are drawn.
 */
export const withLinesWritten = <T>(schema: Parameters<typeof walk>[0], value: T): T =>
  walk(schema, value, (written, { redaction }) => {
    if (redaction === 'ligne')
      return typography(wordsOfLine(String(written), { figure, count, wording }));
    return redaction === 'texte' ? worded(String(written)) : written;
  }) as T;

const known = new Map<TableFile, unknown>();

/** A table of content/tables, its lines written out. */
export function table<T extends TableFile>(name: T): Table<T> {
  if (!known.has(name)) known.set(name, withLinesWritten(tables[name].schema, read(name)));
  return known.get(name) as Table<T>;
}

/** A number of the site. */
export const figure = (from: FigureTable, id: string): Figure =>
  lookUp(figures[from], id, tables[from].file);

/** The same as it is written, with its unit. */
export const written = (from: FigureTable, id: string): string => figureText(figure(from, id));

/** The same as one calculates with it. */
export const amount = (from: FigureTable, id: string): number => Number(figure(from, id).valeur);

/** A threshold or a choice of the interface. */
export const setting = (id: string) =>
  lookUp(table('interface').lignes, id, tables.interface.file).valeur;

/** A company of the site. */
export const insurer = (id: string) => lookUp(table('assureurs').lignes, id, tables.assureurs.file);

/** When the grid of all companies was recorded. */
export const gridRecorded = () => formatDate(table('assureurs').releve);

/** What firms pay, class by class of turnover. */
export const marketClasses = () => collectClasses(table('classes'), figures);

/** The year of the study that the site shows. */
export const shownYear = () => newestYear(table('classes'));

/** How far a company goes, level by level. */
export const capacities = (id: string) =>
  levelsOf(lookUp(table('capacites').assureurs, id, tables.capacites.file), insurer(id));

/** A guarantee of the comparison. */
export const guarantee = (id: string) =>
  lookUp(table('garanties').lignes, id, tables.garanties.file);

/** The floor plan of an example firm. */
export const plan = (id: string) => lookUp(table('plans').lignes, id, tables.plans.file);

/** A word of the trade. */
export const term = (id: string) => lookUp(table('glossaire').termes, id, tables.glossaire.file);

const themes = ofType(faqFiles.type)
  .map((document) => ({
    ...withLinesWritten(faqFiles.schema, faqFiles.schema.parse(fields(document))),
    file: `content/${document._raw.sourceFilePath}`,
  }))
  .sort((a, b) => (a.ordre ?? 0) - (b.ordre ?? 0) || a.theme.localeCompare(b.theme, 'fr'));

/** The questions of a page, by theme. */
export const faqOf = (route: string): Faq[] => themes.filter(({ page }) => page === route);

export const questionsOf = (route: string) => faqOf(route).flatMap(({ questions }) => questions);

/** The files that hold the questions of a page. */
export const faqFilesOf = (route: string): string[] =>
  themes.filter(({ page }) => page === route).map(({ file }) => file);
