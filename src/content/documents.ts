// content/: all that is read of content/: schemas, tables, texts, checks; here, the pages.
import { allDocuments } from '#generated';
import { type Document, type Kind, kindNames, kinds, typeName } from './kinds.ts';
import { slugOf, withLinesWritten, worded } from './tables.ts';

type Raw = { _raw: { sourceFileName: string }; body: { raw: string }; type: string; _id: string };

function read(kind: Kind): Document[] {
  const raw = (allDocuments as unknown as Raw[]).filter(
    (document) => document.type === typeName(kind),
  );
  return raw.map(({ _raw, _id, body, type, ...frontmatter }) => {
    const { schema, route } = kinds[kind];
    const slug = slugOf({ _raw });
    const fields = withLinesWritten(schema, schema.parse(frontmatter));
    return { ...fields, kind, slug, route: route(slug), source: worded(body.raw) } as Document;
  });
}

const byRank = (a: Document, b: Document) =>
  (a.ordre ?? Number.POSITIVE_INFINITY) - (b.ordre ?? Number.POSITIVE_INFINITY) ||
  a.menu.localeCompare(b.menu, 'fr');

/** Every page of the site, by kind, each list in the order of its menus. */
const documents = Object.fromEntries(kindNames.map((kind) => [kind, read(kind).sort(byRank)])) as {
  [K in Kind]: Document<K>[];
};

export const allOf = <K extends Kind>(kind: K): Document<K>[] => documents[kind];

export function find<K extends Kind>(kind: K, slug: string): Document<K> {
  const found = documents[kind].find((document) => document.slug === slug);
  if (!found) throw new Error(`content/${kind}/${slug}.mdx n'existe pas.`);
  return found;
}

/** The page at an address. */
export function pageAt(route: string): Document {
  const found = allPages().find((page) => page.route === route);
  if (!found) throw new Error(`Aucune page n’a l’adresse « ${route} ».`);
  return found;
}

export const allPages = (): Document[] => kindNames.flatMap((kind) => allOf(kind));
