import { allOf } from '#src/content/documents.ts';
import { type TableFile, tables } from '#src/content/files.ts';
import { type Document, definitionOf, kindNames } from '#src/content/kinds.ts';
import { faqFilesOf } from '#src/content/tables.ts';
import { publication } from '#src/seo/publication.ts';
import type { History } from './history.ts';

const fileOf = ({ kind, slug }: Document) => `content/${kind}/${slug}.mdx`;
/** The kind that a page lists. */
const kindListedBy = (slug: string) => kindNames.find((kind) => definitionOf(kind).index === slug);

/**
 * The files that a page is made of: its text, its questions, the tables that it is drawn from, the
 * cards that it lists.
 */
export function filesOf(page: Document, drawn: TableFile[]): string[] {
  const listed = page.kind === 'pages' && kindListedBy(page.slug);
  const cards = listed ? allOf(listed).map((card) => fileOf(card)) : [];
  const whole = drawn.map((name) => `content/${tables[name].file}`);
  return [fileOf(page), ...faqFilesOf(page.route), ...whole, ...cards];
}

/** The day a page last changed: by Git, else by what the page says of itself. */
export function lastChange(
  page: Document,
  history: History,
  drawn: TableFile[],
): string | undefined {
  const days = filesOf(page, drawn).flatMap((file) => history.changed(file) ?? []);
  return (
    days.sort().at(-1) ??
    publication(page)?.modified ??
    ('verifie' in page ? page.verifie : undefined)
  );
}
