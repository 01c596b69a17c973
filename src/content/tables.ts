import { allDocuments } from '#generated';
import { formatDate } from '../domain/dates.ts';
import { typography } from '../domain/typography.ts';
import { collectCounts } from './counts.ts';
import { collectFigures, type Figures, type FigureTable, levelsOf } from './figures.ts';
import { faqFiles, sharedFaq, type Table, type TableFile, tableNames, tables, tableType } from './files.ts';
import { kindNames, typeName } from './kinds.ts';
import { lookUp } from './look-up.ts';
import { collectClasses } from './market-classes.ts';
import { identityOf, withPublication } from './publisher.ts';
import type { Faq } from './schemas/faq.ts';
import type { Figure } from './schemas/figure-rows.ts';
import { newestYear } from './study.ts';
import { wordsOfLine } from './text/plain-words.ts';
import { walk } from './walk.ts';
import { withWordings, wordingFor } from './wording.ts';

const fields = <T extends { _id: string; _raw: unknown; type: string }>({ _id, _raw, type, ...rest }: T) => rest;

function read<T extends TableFile>(name: T): Table<T> {
  const document = allDocuments.find(({ type }) => type === tableType(name));
  if (!document) throw new Error(`content/${tables[name].file} n'existe pas.`);
  return tables[name].schema.parse(fields(document)) as Table<T>;
}

/** Every number of the site, by table and id. */
export const figures: Figures = collectFigures({
  prix: read('prix'),
  plafonds: read('plafonds'),
  delais: read('delais'),
  chiffres: read('chiffres'),
  assureurs: read('assureurs'),
  estimateur: read('estimateur'),
  capacites: read('capacites'),
  classes: read('classes'),
  sinistres: read('sinistres'),
});

const slugOf = (document: { _raw: { sourceFileName: string } }) => document._raw.sourceFileName.replace(/\.mdx$/, '');
const ofType = (name: string) => allDocuments.filter(({ type }) => type === name);

/** What sentences count. */
export const counts = collectCounts({
  tables: { assureurs: read('assureurs'), garanties: read('garanties'), estimateur: read('estimateur') },
  pages: kindNames.flatMap((kind) => ofType(typeName(kind)).map((document) => ({ ...document, kind, slug: slugOf(document) }))),
  faq: ofType(faqFiles.type) as unknown as Faq[],
});

/** How many there are of what a sentence counts. */
export const count = (of: string): number => lookUp(counts, of, 'README.md');

const wordings = read('selon').lignes;
const identity = identityOf(withPublication(read('site')));

/** What is said of publisher and broker, as this publisher must say it. */
export const wording = (id: string): string => wordingFor(lookUp(wordings, id, tables.selon.file), identity);

/** A text as it is said by this publisher. */
export const worded = (text: string): string => withWordings(text, wording);

/** Lines as they are shown: figures written out, typography done. Texts stay MDX, compiled where they are drawn. */
export const withLinesWritten = <T>(schema: Parameters<typeof walk>[0], value: T): T =>
  walk(schema, value, (written, { redaction }) => {
    if (redaction === 'ligne') return typography(wordsOfLine(String(written), { figure, count, wording }));
    return redaction === 'texte' ? worded(String(written)) : written;
  }) as T;

const known = new Map<TableFile, unknown>();

/** A table of content/tables, checked by its schema. */
export function table<T extends TableFile>(name: T): Table<T> {
  if (!known.has(name)) known.set(name, withLinesWritten(tables[name].schema, read(name)));
  return known.get(name) as Table<T>;
}

/** A number of the site. */
export const figure = (from: FigureTable, id: string): Figure => lookUp(figures[from], id, tables[from].file);

/** A threshold or a choice of the interface. */
export const setting = (id: string) => lookUp(table('interface').lignes, id, tables.interface.file).valeur;

/** A company of the site. */
export const insurer = (id: string) => lookUp(table('assureurs').lignes, id, tables.assureurs.file);

/** When the grid of all companies was recorded. */
export const gridRecorded = () => formatDate(table('assureurs').releve);

/** What firms pay, class by class of turnover. */
export const marketClasses = () => collectClasses(table('classes'), figures);

/** The year of the study that the site shows. */
export const shownYear = () => newestYear(table('classes'));

/** How far a company goes, level by level. */
export const capacities = (id: string) => levelsOf(lookUp(table('capacites').assureurs, id, tables.capacites.file), insurer(id));

/** A guarantee of the comparison. */
export const guarantee = (id: string) => lookUp(table('garanties').lignes, id, tables.garanties.file);

/** A word of the trade. */
export const term = (id: string) => lookUp(table('glossaire').termes, id, tables.glossaire.file);

/** All tables in one text, to tell whether any of them has changed. */
export const tablesAsWritten = JSON.stringify(
  allDocuments.filter(({ type }) => tableNames.some((name) => tableType(name) === type)),
);

const themes: Faq[] = allDocuments
  .filter(({ type }) => type === faqFiles.type)
  .map((document) => withLinesWritten(faqFiles.schema, faqFiles.schema.parse(fields(document))))
  .sort((a, b) => (a.ordre ?? 0) - (b.ordre ?? 0) || a.theme.localeCompare(b.theme, 'fr'));

/** A question as a page shows it: its own, or one that holds for all insurers. */
export type Question = Faq['questions'][number] & { isShared?: boolean };

/** The questions of a page, by theme; after its own, those that it takes over. */
export const faqOf = (route: string): (Omit<Faq, 'questions'> & { questions: Question[] })[] =>
  themes
    .filter(({ page }) => page === route)
    .map((theme) => ({ ...theme, questions: [...theme.questions, ...(theme.communes ?? []).map(takenOver)] }));

const sharedQuestions = Object.fromEntries(
  themes.filter(({ page }) => page === sharedFaq).flatMap(({ questions }) => questions.map((each) => [each.id, each])),
);
const takenOver = (id: string): Question => ({ ...lookUp(sharedQuestions, id, 'faq/'), isShared: true });

/** The questions that no other page tells: what several pages show, machines are told by the page that it comes from. */
export const ownQuestions = (route: string) =>
  faqOf(route).flatMap(({ questions }) => questions.filter(({ isShared }) => !isShared));

/** The files that hold the questions of a page: its own, and those that it takes over from /faq. */
export function faqFilesOf(route: string): string[] {
  const files = ofType(faqFiles.type) as unknown as (Faq & { _raw: { sourceFilePath: string } })[];
  const takenOver = files.filter(({ page }) => page === route).flatMap(({ communes = [] }) => communes);
  return files
    .filter(({ page, questions }) => page === route || (page === sharedFaq && questions.some(({ id }) => takenOver.includes(id))))
    .map(({ _raw }) => `content/${_raw.sourceFilePath}`);
}
