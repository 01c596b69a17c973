import { pagesWithOwnRoute, searchPage, unlisted } from '../../config/routes.ts';
import { definitionOf, kindNames } from '../kinds.ts';
import { wordsOfLine } from '../text/plain-words.ts';
import { type Book, owners, type PageEntry, type Rule, rule } from './book.ts';
import type { Context } from './context.ts';
import type { Entry } from './entry.ts';
import { error, type Problem } from './problem.ts';

// What only shows when all files are seen together.

const sameAddress: Rule = ({ pages }) => {
  const ownerOf = owners();
  return pages.flatMap(({ file, page }) => {
    const other = ownerOf(page.route, file);
    if (!other) return [];
    return error({ file }, `Cette page aurait la même adresse que ${other} : ${page.route}. Renommez l’un des deux fichiers.`);
  });
};

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

const forEngines: Rule = ({ pages }, { values, areCountsKnown }) =>
  Object.entries(lengths).flatMap(([field, { least, most, why }]) => {
    const ownerOf = owners();
    return pages.flatMap(({ file, located, at }) => {
      const value = (located.data as Record<string, unknown> | null)?.[field];
      if (typeof value !== 'string') return [];
      const other = ownerOf(value, file);
      const { length } = [...wordsOfLine(value, values).replace(field === 'titreSeo' ? values.identity('marque') : '', '')];
      // How long a figure or a count is, nobody knows while its table is wrong.
      const isKnown = areCountsKnown || !value.includes('<');
      return [
        ...(other ? [at([field], `${field} : le même texte est déjà celui de ${other}. Chaque page a le sien.`)] : []),
        ...(isKnown && (length < least || length > most) ? [at([field], `${field} : ${length} signes ; ${why}`)] : []),
      ];
    });
  });

const redirections = rule(['redirections'], ({ redirections: { at, data } }, { routes }) => {
  const ownerOf = owners();
  return data.redirections.flatMap(({ de, vers }, index, rows) => {
    const next = rows.find((row) => row.de === vers);
    const wrong = (message: string) => at(['redirections', index], message);
    if (routes.has(de)) return wrong(`« ${de} » est l’adresse d’une page : elle ne peut pas mener ailleurs.`);
    if (ownerOf(de, de)) return wrong(`« ${de} » est déjà dans la liste.`);
    if (de === vers) return wrong(`« ${de} » mène à elle-même.`);
    if (next) return wrong(`« ${de} » mène à « ${vers} », qui mène elle-même à « ${next.vers} ». Écrivez l’adresse finale.`);
    return [];
  });
});

const sameQuestions: Rule = (book) => {
  const [anchorOf, askedIn] = [owners(), owners()];
  return book.questions.flatMap(({ file, at, data: { page, questions } }) =>
    questions.flatMap(({ id, question }, index) => {
      const wrong = (message: string) => at(['questions', index], `questions n° ${index + 1}${message}`);
      const [other, same] = [anchorOf(`${page}#${id}`, file), askedIn(question, file)];
      return [
        ...(other ? [wrong(`, id : « ${id} » est déjà l’ancre d’une question de ${other}.`)] : []),
        ...(same && same !== file
          ? [wrong(` : la même question est posée dans ${same}. Écrivez-la autrement : chaque page a les siennes.`)]
          : []),
      ];
    }),
  );
};

const questionsOfInsurers = rule(['assureurs'], ({ assureurs }, { routes }, _today, book) =>
  Object.values(assureurs.data.lignes).flatMap(({ url, questions: wanted }) => {
    const own = book.questions.filter(({ data }) => data.page === url);
    const count = own.flatMap(({ data }) => data.questions).length;
    const [last] = own.slice(-1);
    if (last && count !== wanted)
      return error(last, `${count} questions, et content/tables/assureurs.yaml en annonce ${wanted} pour ${url}.`);
    if (last || !routes.has(url)) return [];
    return error(assureurs, `La fiche ${url} n’a pas de questions : il manque un fichier dans content/faq/.`);
  }),
);

/** What only shows when all files are seen together, but for who leads to whom. */
export const siteRules: Rule[] = [sameAddress, forEngines, redirections, sameQuestions, questionsOfInsurers];

/** The addresses of the site that are linked to, and from which files. */
export type Linked = Map<string, Set<Entry>>;

const routeOfLink = (link: string) => link.split(/[#?]/)[0] ?? '';

/** The pages that a file leads to, by its fields and by its texts. */
export const linksIn = (entry: Entry, { values }: Context): string[] =>
  entry.authored.flatMap(({ value, meta, text }) => (meta.page ? [value] : (text(values)?.links() ?? [])).map(routeOfLink));

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

export function checkOrphans({ pages }: Book, linked: Linked): Problem[] {
  const isLinkedFromElsewhere = ({ page }: PageEntry) =>
    [...(linked.get(page.route) ?? [])].some((from) => from.page?.route !== page.route);
  return pages
    .filter(({ page }) => page.kind === 'pages' && isListedNowhere(page.slug) && !inHeader.has(page.route))
    .filter((page) => !isLinkedFromElsewhere(page))
    .map(({ file, page }) =>
      error({ file }, `Aucune page ne mène à ${page.route}. Ajoutez un lien dans un texte, par exemple depuis l’accueil.`),
    );
}
