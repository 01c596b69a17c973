// Loads the whole site from contentlayer's documents. src/content also contains the schemas, the
// tables, and the check of the content.
import type { z } from 'zod';
import { allDocuments } from '#generated';
import { applyTypography } from '#src/lib/typography.ts';
import { faqFiles, type TableFile, type Tables, tableNames, tables } from './files.ts';
import { type Document, type Kind, kindNames, kinds, readAddress } from './kinds.ts';
import { extractLineWords, type Values } from './mdx/words.ts';
import { withPublication } from './publisher.ts';
import type { Faq } from './schemas/faq.ts';
import { createValues } from './values.ts';
import { walk } from './walk.ts';
import { withWordings } from './wording.ts';

/** Document of contentlayer. `npm run content:check` has already validated its fields. */
type Loaded = {
  _id: string;
  _raw: object;
  type: string;
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
  const documents = listDocuments();
  const rawTables = mapTables((name) => {
    const { file, schema } = tables[name];
    return schema.parse(documents.find(({ path }) => path === file)?.fields);
  });
  const paths = documents.map(({ path }) => path);
  const { figures, counts, values: rawValues } = createValues({ tables: rawTables, paths });
  const values: Values = { ...rawValues, source: (id) => writtenTables.sources.lignes[id] };

  /**
   * Writes the values of figures into all one-line texts. MDX texts keep their tags, because they
   * are compiled when their page is rendered.
   */
  const writeLines = <T>(schema: z.ZodObject, value: T) =>
    walk(schema, value, (written, { redaction }) => {
      if (redaction === 'ligne') return applyTypography(extractLineWords(String(written), values));
      return redaction === 'texte' ? withWordings(String(written), values) : written;
    }) as T;

  const readPages = (kind: Kind) =>
    documents
      .flatMap(({ path, body, fields }) => {
        const address = readAddress(path);
        if (address?.kind !== kind) return [];
        const source = withWordings(body.raw.replaceAll('\r\n', '\n'), values);
        const frontmatter = writeLines(kinds[kind].schema, fields);
        return { ...frontmatter, ...address, source } as unknown as Document;
      })
      .sort(compareRanks);

  const writtenTables = mapTables((name) => writeLines(tables[name].schema, rawTables[name]));
  const themes = documents.filter(({ path }) => path.startsWith(`${faqFiles.folder}/`));
  return {
    figures,
    counts,
    values,
    tables: writtenTables,
    site: withPublication(writtenTables.site),
    pages: Object.fromEntries(kindNames.map((kind) => [kind, readPages(kind)])) as {
      [K in Kind]: Document<K>[];
    },
    questions: themes
      .map(({ fields }) => writeLines(faqFiles.schema, fields as Faq))
      .sort(compareThemes),
  };
}

/** Separates the fields of all documents from those that contentlayer adds. */
const listDocuments = () =>
  (allDocuments as unknown as Loaded[]).map(({ _id: path, _raw, type, body, ...fields }) => ({
    path,
    body,
    fields,
  }));

const mapTables = (getTable: (name: TableFile) => unknown) =>
  Object.fromEntries(tableNames.map((name) => [name, getTable(name)])) as Tables<TableFile>;

const compareRanks = (a: Document, b: Document) =>
  (a.ordre ?? Number.POSITIVE_INFINITY) - (b.ordre ?? Number.POSITIVE_INFINITY) ||
  a.menu.localeCompare(b.menu, 'fr');

const compareThemes = (a: Faq, b: Faq) =>
  (a.ordre ?? 0) - (b.ordre ?? 0) || a.theme.localeCompare(b.theme, 'fr');
