import { pagesWithOwnRoute, searchPage, unlisted } from '../../config/routes.ts';
import { getKindDefinition, kindNames } from '../kinds.ts';
import { extractLineWords } from '../mdx/words.ts';
import type { Book } from './book.ts';
import type { Context } from './context.ts';
import type { Entry } from './entry.ts';
import { error, type Problems } from './problem.ts';
import { owners, type Rule, rule } from './rule.ts';

// Rules that compare several files.

const sameAddress: Rule = function* ({ book }) {
  const ownerOf = owners();
  for (const { file, page } of book.pages) {
    const other = ownerOf(page.route, file);
    const message =
      `Cette page aurait la même adresse que ${other} : ${page.route}. Renommez ` +
      'l’un des deux fichiers.';
    if (other) yield error({ file }, message);
  }
};

/**
 * Limits in characters, because search engines cut longer texts. The page adds the brand to
 * titreSeo.
 */
const lengths = {
  titreSeo: {
    least: 0,
    most: 56,
    why:
      '56 au plus, la marque s’ajoutant à la fin, pour que les moteurs de recherche ne le ' +
      'coupent pas.',
  },
  description: {
    least: 140,
    most: 160,
    why:
      'il en faut 140 à 160 pour que les moteurs de recherche ne la coupent ni ne la ' +
      'remplacent.',
  },
};

const forEngines: Rule = function* ({ book, context: { values, areCountsKnown } }) {
  for (const [field, { least, most, why }] of Object.entries(lengths)) {
    const ownerOf = owners();
    for (const { file, located, at } of book.pages) {
      const value = (located.data as Record<string, unknown> | null)?.[field];
      if (typeof value !== 'string') continue;
      const other = ownerOf(value, file);
      const { length } = [
        ...extractLineWords(value, values).replace(
          field === 'titreSeo' ? values.identity('marque') : '',
          '',
        ),
      ];
      // The length of a line with a figure is unknown while the figure's table has a mistake.
      const isKnown = areCountsKnown || !value.includes('<');
      if (other)
        yield at(
          [field],
          `${field} : le même texte est déjà celui de ${other}. Chaque page a le sien.`,
        );
      if (isKnown && (length < least || length > most))
        yield at([field], `${field} : ${length} signes ; ${why}`);
    }
  }
};

const redirections = rule(
  ['redirections'],
  function* ({ redirections: { at, data }, context: { routes } }) {
    const ownerOf = owners();
    for (const [index, { de, vers }] of data.redirections.entries()) {
      const next = data.redirections.find((row) => row.de === vers);
      const wrong = (message: string) => at(['redirections', index], message);
      if (routes.has(de))
        yield wrong(`« ${de} » est l’adresse d’une page : elle ne peut pas mener ailleurs.`);
      else if (ownerOf(de, de)) yield wrong(`« ${de} » est déjà dans la liste.`);
      else if (de === vers) yield wrong(`« ${de} » mène à elle-même.`);
      else if (next)
        yield wrong(
          `« ${de} » mène à « ${vers} », qui mène elle-même à « ${next.vers} ». Écrivez ` +
            'l’adresse finale.',
        );
    }
  },
);

const sameQuestions: Rule = function* ({ book }) {
  const [anchorOf, askedIn] = [owners(), owners()];
  for (const { file, at, data } of book.questions)
    for (const [index, { id, question }] of data.questions.entries()) {
      const wrong = (message: string) =>
        at(['questions', index], `questions n° ${index + 1}${message}`);
      const [other, same] = [anchorOf(`${data.page}#${id}`, file), askedIn(question, file)];
      if (other) yield wrong(`, id : « ${id} » est déjà l’ancre d’une question de ${other}.`);
      if (same && same !== file)
        yield wrong(
          ` : la même question est posée dans ${same}. Écrivez-la autrement : chaque page a ` +
            'les siennes.',
        );
    }
};

const questionsOfInsurers = rule(
  ['assureurs'],
  function* ({ assureurs, context: { routes }, book }) {
    for (const { url, questions: wanted } of Object.values(assureurs.data.lignes)) {
      const own = book.questions.filter(({ data }) => data.page === url);
      const count = own.flatMap(({ data }) => data.questions).length;
      const last = own.at(-1);
      if (last && count !== wanted)
        yield error(
          last,
          `${count} questions, et content/tables/assureurs.yaml en annonce ${wanted} pour ${url}.`,
        );
      if (!last && routes.has(url))
        yield error(
          assureurs,
          `La fiche ${url} n’a pas de questions : il manque un fichier dans content/faq/.`,
        );
    }
  },
);

export const siteRules: Rule[] = [
  sameAddress,
  forEngines,
  redirections,
  sameQuestions,
  questionsOfInsurers,
];

/** Linked addresses of the site, each with the files that link to it. */
export type Linked = Map<string, Set<Entry>>;

const routeOfLink = (link: string) => link.split(/[#?]/)[0] ?? '';

/** Finds the routes that the fields and the texts of a file link to. */
export const findLinks = (entry: Entry, { values }: Context): string[] =>
  entry.authored.flatMap(({ value, meta, text }) =>
    (meta.page ? [value] : (text(values)?.links() ?? [])).map(routeOfLink),
  );

/**
 * Pages that need no link in a text. The generated menus do not list pages with their own route, so
 * a text must link to every such page that is not in this set.
 */
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

const indexes = kindNames.map((kind) => getKindDefinition(kind).index);
/** Tests whether no menu lists a page of content/pages. The footer lists the other ones. */
const isListedNowhere = (slug: string) => [...pagesWithOwnRoute, ...indexes].includes(slug);

export function* checkOrphans({ pages }: Book, linked: Linked): Problems {
  for (const { file, page } of pages) {
    const isAsked =
      page.kind === 'pages' && isListedNowhere(page.slug) && !inHeader.has(page.route);
    const isLinked = [...(linked.get(page.route) ?? [])].some(
      (from) => from.page?.route !== page.route,
    );
    const message =
      `Aucune page ne mène à ${page.route}. Ajoutez un lien dans un texte, par ` +
      'exemple depuis l’accueil.';
    if (isAsked && !isLinked) yield error({ file }, message);
  }
}
