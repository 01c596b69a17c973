import { pagesWithOwnRoute, searchPage, unlisted } from '../../config/routes.ts';
import { definitionOf, kindNames } from '../kinds.ts';
import { wordsOfLine } from '../text/plain-words.ts';
import type { Book, PageEntry } from './book.ts';
import type { Context } from './context.ts';
import type { Linked } from './linked.ts';
import { error, type Problem } from './problem.ts';

/** What only shows when all files are seen together. */
export const checkSite = (book: Book, linked: Linked, context: Context): Problem[] => [
  ...sameAddress(book),
  ...forEngines(book, context),
  ...redirections(book, context),
  ...questions(book, context),
  ...orphans(book, linked),
];

function sameAddress({ pages }: Book): Problem[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ file, page }) => {
    const other = seen.get(page.route);
    seen.set(page.route, file);
    return other
      ? [error(file, 1, `Cette page aurait la même adresse que ${other} : ${page.route}. Renommez l’un des deux fichiers.`)]
      : [];
  });
}

/** What search engines show of each page and cut where it is longer. The brand, however long it is, stands at the end. */
const lengths = {
  titreSeo: {
    least: 0,
    most: 56,
    why: '56 au plus, la marque s’ajoutant à la fin, pour que les moteurs de recherche ne le coupent pas.',
  },
  description: {
    least: 140,
    most: 160,
    why: 'il en faut 140 à 160 pour que les moteurs de recherche ne la coupent ni ne la remplacent.',
  },
};

function forEngines({ pages }: Book, { values, areCountsKnown }: Context): Problem[] {
  return Object.entries(lengths).flatMap(([field, { least, most, why }]) => {
    const seen = new Map<string, string>();
    return pages.flatMap(({ file, located, at }) => {
      const value = (located.data as Record<string, unknown> | null)?.[field];
      if (typeof value !== 'string') return [];
      const other = seen.get(value);
      seen.set(value, file);
      const { length } = [...wordsOfLine(value, values).replace(field === 'titreSeo' ? values.identity('marque') : '', '')];
      // How long a figure or a count is, nobody knows while its table is wrong.
      const isKnown = areCountsKnown || !value.includes('<');
      return [
        ...(other ? [at([field], `${field} : le même texte est déjà celui de ${other}. Chaque page a le sien.`)] : []),
        ...(isKnown && (length < least || length > most) ? [at([field], `${field} : ${length} signes ; ${why}`)] : []),
      ];
    });
  });
}

function redirections(book: Book, context: Context): Problem[] {
  const table = book.table('redirections');
  const rows = table?.data.redirections ?? [];
  const seen = new Set<string>();
  return rows.flatMap(({ de, vers }, index) => {
    const at = (message: string) => table?.at(['redirections', index], message) ?? [];
    if (context.routes.has(de)) return at(`« ${de} » est l’adresse d’une page : elle ne peut pas mener ailleurs.`);
    if (seen.has(de)) return at(`« ${de} » est déjà dans la liste.`);
    seen.add(de);
    if (de === vers) return at(`« ${de} » mène à elle-même.`);
    const next = rows.find((row) => row.de === vers);
    if (next) return at(`« ${de} » mène à « ${vers} », qui mène elle-même à « ${next.vers} ». Écrivez l’adresse finale.`);
    return [];
  });
}

function questions(book: Book, context: Context): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  const counts = new Map<string, { count: number; file: string }>();
  for (const { file, at, data } of book.questions) {
    const { page, questions: list } = data;
    counts.set(page, { count: (counts.get(page)?.count ?? 0) + list.length, file });
    for (const [index, { id, question }] of list.entries()) {
      const add = (message: string) => problems.push(at(['questions', index], `questions n° ${index + 1}${message}`));
      const other = seen.get(`${page}#${id}`);
      if (other) add(`, id : « ${id} » est déjà l’ancre d’une question de ${other}.`);
      seen.set(`${page}#${id}`, file);
      const same = seen.get(`? ${question}`);
      if (same && same !== file)
        add(` : la même question est posée dans ${same}. Écrivez-la autrement : chaque page a les siennes.`);
      seen.set(`? ${question}`, file);
    }
  }
  const insurers = book.table('assureurs');
  for (const { url, questions: wanted } of Object.values(insurers?.data.lignes ?? {})) {
    const found = counts.get(url);
    if (found && found.count !== wanted)
      problems.push(
        error(found.file, 1, `${found.count} questions, et content/tables/assureurs.yaml en annonce ${wanted} pour ${url}.`),
      );
    if (!found && insurers && context.routes.has(url))
      problems.push(error(insurers.file, 1, `La fiche ${url} n’a pas de questions : il manque un fichier dans content/faq/.`));
  }
  return problems;
}

/** Menus list pages by themselves, but for those that have a route of their own: the header names some, a text must lead to the others. */
const inHeader = new Set([
  '/',
  '/devis',
  '/comparatif',
  '/tarifs',
  '/assureurs',
  '/comment-souscrire',
  '/faq',
  searchPage,
  ...unlisted,
]);

const indexes = kindNames.map((kind) => definitionOf(kind).index);
/** The footer lists every other page of content/pages by itself. */
const isListedNowhere = (slug: string) => [...pagesWithOwnRoute, ...indexes].includes(slug);

function orphans({ pages }: Book, linked: Linked): Problem[] {
  const isLinkedFromElsewhere = ({ page }: PageEntry) =>
    [...(linked.get(page.route) ?? [])].some((from) => from.page?.route !== page.route);
  return pages
    .filter(({ page }) => page.kind === 'pages' && isListedNowhere(page.slug) && !inHeader.has(page.route))
    .filter((page) => !isLinkedFromElsewhere(page))
    .map(({ file, page }) =>
      error(file, 1, `Aucune page ne mène à ${page.route}. Ajoutez un lien dans un texte, par exemple depuis l’accueil.`),
    );
}
