// Loads the whole site from contentlayer's documents. src/content also contains the schemas, the
// tables, and the check of the content.
import { allDocuments } from '#generated';
import { applyTypography } from '#src/lib/typography.ts';
import { collectFigures } from './collect-figures.ts';
import { collectCounts } from './counts.ts';
import type { FigureTable } from './figures.ts';
import { faqFiles, type TableFile, type Tables, tableNames, tables, tableType } from './files.ts';
import { type Document, type Kind, kindNames, kinds, typeName } from './kinds.ts';
import { lookUp } from './look-up.ts';
import { extractLineWords, type Values } from './mdx/words.ts';
import { createIdentityLookup, withPublication } from './publisher.ts';
import type { Faq } from './schemas/faq.ts';
import { walk } from './walk.ts';
import { chooseWording, withWordings } from './wording.ts';

/** Document of contentlayer. `npm run content:check` has already validated its fields. */
type Loaded = {
  _id: string;
  _raw: object;
  type: string;
  slug: string;
  route: string;
  body: { raw: string };
};

let loaded: ReturnType<typeof readSite> | undefined;

/**
 * Loads the site once per process. In development, this module is loaded again when a document
 * changes.
 */
export function loadSite() {
  loaded ??= readSite();
  return loaded;
}

export function readSite() {
  const rawTables = readTables();
  const figures = collectFigures(rawTables);
  const faq = findDocuments(faqFiles.type) as unknown as Faq[];
  const counts = collectCounts({ tables: rawTables, paths: allDocuments.map(({ _id }) => _id) });
  const identity = createIdentityLookup(withPublication(rawTables.site));
  const values = {
    figure: (table: FigureTable, id: string) => lookUp(figures[table], id),
    count: (id: string) => lookUp(counts, id),
    source: (id: string) => lookUp(writtenTables.sources.lignes, id),
    wording: (id: string) => chooseWording(lookUp(rawTables.selon.lignes, id), identity),
    identity,
  } satisfies Values;

  /**
   * Writes the values of figures into all one-line texts. MDX texts keep their tags, because they
   * are compiled when their page is rendered.
   */
  const writeLines: WriteLines = (schema, value) =>
    walk(schema, value, (written, { redaction }) => {
      if (redaction === 'ligne') return applyTypography(extractLineWords(String(written), values));
      return redaction === 'texte' ? withWordings(String(written), values.wording) : written;
    }) as typeof value;

  const writtenTables: AllTables = mapTables((name) =>
    writeLines(tables[name].schema, rawTables[name]),
  );
  return {
    figures,
    values,
    tables: writtenTables,
    site: withPublication(writtenTables.site),
    pages: mapKinds((kind) => readPages(kind, writeLines, values.wording)),
    questions: faq.map((theme) => writeLines(faqFiles.schema, theme)).sort(compareThemes),
  };
}

type AllTables = Tables<TableFile>;
type WriteLines = <T>(schema: Parameters<typeof walk>[0], value: T) => T;

/** Returns the documents of a type without the fields that contentlayer adds. */
const findDocuments = (type: string) =>
  (allDocuments as unknown as Loaded[])
    .filter((document) => document.type === type)
    .map(({ _id, _raw, type: _type, ...fields }) => fields);

/** Only adds default values, because the check has already validated the fields. */
const readTables = () =>
  mapTables((name) => {
    const [document] = findDocuments(tableType(name));
    if (!document) throw new Error(`content/${tables[name].file} n'existe pas.`);
    return walk(tables[name].schema, document, (written) => written);
  });

const readPages = (kind: Kind, writeLines: WriteLines, getWording: (id: string) => string) =>
  findDocuments(typeName(kind))
    .map(({ body, ...fields }): Document => {
      const source = withWordings(body.raw.replaceAll('\r\n', '\n'), getWording);
      return { ...writeLines(kinds[kind].schema, fields), kind, source } as unknown as Document;
    })
    .sort(compareRanks);

const mapTables = (getTable: (name: TableFile) => unknown) =>
  Object.fromEntries(tableNames.map((name) => [name, getTable(name)])) as AllTables;

const mapKinds = (getPages: (kind: Kind) => unknown) =>
  Object.fromEntries(kindNames.map((kind) => [kind, getPages(kind)])) as {
    [K in Kind]: Document<K>[];
  };

const compareRanks = (a: Document, b: Document) =>
  (a.ordre ?? Number.POSITIVE_INFINITY) - (b.ordre ?? Number.POSITIVE_INFINITY) ||
  a.menu.localeCompare(b.menu, 'fr');

const compareThemes = (a: Faq, b: Faq) =>
  (a.ordre ?? 0) - (b.ordre ?? 0) || a.theme.localeCompare(b.theme, 'fr');
