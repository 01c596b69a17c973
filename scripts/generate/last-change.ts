import type { writingComponents } from '#src/content/components.ts';
import { allOf } from '#src/content/documents.ts';
import { type TableFile, tables } from '#src/content/files.ts';
import { type Document, definitionOf, type Kind, kindNames } from '#src/content/kinds.ts';
import { faqFilesOf } from '#src/content/tables.ts';
import { readText } from '#src/content/texts.ts';
import { publication } from '#src/seo/publication.ts';
import type { History } from './history.ts';

/** The tables that a page shows as a whole: by its template or its kind's, or by a block that any text may call. */
const shown: Partial<Record<string, TableFile[]>> = {
  '/': ['estimateur'],
  '/assureurs': ['assureurs', 'capacites'],
  '/comparatif': ['assureurs', 'faits', 'garanties'],
  '/outils/delais': ['horloges'],
  '/outils/perte-exploitation': ['sinistres'],
  '/outils/questionnaire': ['questionnaire'],
  '/secteurs': ['estimateur'],
  '/tarifs': ['assureurs', 'classes', 'estimateur'],
  '/urgence-cyberattaque': ['contacts'],
};
const shownByKind: Partial<Record<Kind, TableFile[]>> = { assureurs: ['garanties'] };
const shownByBlock: Partial<Record<keyof typeof writingComponents, TableFile[]>> = {
  Appels: ['contacts'],
  Clauses: ['lecture'],
  EditionSuivante: ['classes'],
  Effectifs: ['estimateur', 'tailles'],
  Glossaire: ['glossaire'],
  Interruptions: ['sinistres'],
  Reperes: ['chiffres', 'delais'],
  Sinistres: ['sinistres'],
  Situations: ['assureurs', 'faits'],
};

const tablesOf = ({ kind, route, source }: Document): TableFile[] => [
  ...(shown[route] ?? []),
  ...(shownByKind[kind] ?? []),
  ...Object.entries(shownByBlock).flatMap(([block, names]) => (readText(source).tags(block).length > 0 ? names : [])),
];

const fileOf = ({ kind, slug }: Document) => `content/${kind}/${slug}.mdx`;
/** The kind that a page lists. */
const kindListedBy = (slug: string) => kindNames.find((kind) => definitionOf(kind).index === slug);

/** The files that a page is made of: its text, its questions, the tables and cards that it lists. */
export function filesOf(page: Document): string[] {
  const listed = page.kind === 'pages' && kindListedBy(page.slug);
  const cards = listed ? allOf(listed).map((card) => fileOf(card)) : [];
  const whole = tablesOf(page).map((name) => `content/${tables[name].file}`);
  return [fileOf(page), ...faqFilesOf(page.route), ...whole, ...cards];
}

/** The day a page last changed: by Git, else by what the page says of itself. */
export function lastChange(page: Document, history: History): string | undefined {
  const days = filesOf(page).flatMap((file) => history.changed(file) ?? []);
  return days.sort().at(-1) ?? publication(page)?.modified ?? ('verifie' in page ? page.verifie : undefined);
}
