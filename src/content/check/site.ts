import { pagesWithOwnRoute, unlisted } from '../../config/routes.ts';
import { nearest } from '../../domain/nearest.ts';
import { didYouMean } from '../../domain/suggest.ts';
import { faqFiles, sharedFaq } from '../files.ts';
import { definitionOf, kindNames } from '../kinds.ts';
import { wordsOfLine } from '../text/words.ts';
import type { Context, Entry } from './context.ts';
import type { Linked } from './linked.ts';
import { error, type Problem } from './problem.ts';

type Page = Entry & { page: NonNullable<Entry['page']> };

/** What only shows when all files are seen together. */
export function checkSite(entries: Entry[], linked: Linked, context: Context): Problem[] {
  const pages = entries.filter((entry): entry is Page => entry.page !== undefined);
  return [
    ...sameAddress(pages),
    ...sameWords(pages),
    ...titles(pages, context),
    ...descriptions(pages, context),
    ...redirections(entries, context),
    ...questions(entries, context),
    ...orphans(pages, linked),
  ];
}

function sameAddress(pages: Page[]): Problem[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ file, page }) => {
    const other = seen.get(page.route);
    seen.set(page.route, file);
    return other
      ? [error(file, 1, `Cette page aurait la même adresse que ${other} : ${page.route}. Renommez l’un des deux fichiers.`)]
      : [];
  });
}

function sameWords(pages: Page[]): Problem[] {
  return (['titreSeo', 'description'] as const).flatMap((field) => {
    const seen = new Map<string, string>();
    return pages.flatMap(({ file, located }) => {
      const value = (located.data as Record<string, unknown> | null)?.[field];
      if (typeof value !== 'string') return [];
      const other = seen.get(value);
      seen.set(value, file);
      return other
        ? [error(file, located.lineOf([field]), `${field} : le même texte est déjà celui de ${other}. Chaque page a le sien.`)]
        : [];
    });
  });
}

const longestTitle = 56;

/** Search engines and tabs cut what is longer. The brand, however long it is, stands at the end, where it may be cut. */
function titles(pages: Page[], { values, areCountsKnown }: Context): Problem[] {
  return pages.flatMap(({ file, located }) => {
    const value = (located.data as { titreSeo?: unknown } | null)?.titreSeo;
    if (typeof value !== 'string' || (value.includes('<') && !areCountsKnown)) return [];
    const { length } = [...wordsOfLine(value, values).replace(values.identity('marque'), '')];
    if (length <= longestTitle) return [];
    return [
      error(
        file,
        located.lineOf(['titreSeo']),
        `titreSeo : ${length} signes ; ${longestTitle} au plus, la marque s’ajoutant à la fin, pour que les moteurs de recherche ne le coupent pas.`,
      ),
    ];
  });
}

/** Search engines cut a long description and pad a short one. */
function descriptions(pages: Page[], { values, areCountsKnown }: Context): Problem[] {
  return pages.flatMap(({ file, located }) => {
    const value = (located.data as { description?: unknown } | null)?.description;
    if (typeof value !== 'string') return [];
    // How long a figure or a count is, nobody knows while its table is wrong.
    if (value.includes('<') && !areCountsKnown) return [];
    const length = [...wordsOfLine(value, values)].length;
    if (length >= 140 && length <= 160) return [];
    return [
      error(
        file,
        located.lineOf(['description']),
        `description : ${length} signes ; il en faut 140 à 160 pour que les moteurs de recherche ne la coupent ni ne la remplacent.`,
      ),
    ];
  });
}

function redirections(entries: Entry[], context: Context): Problem[] {
  const entry = entries.find(({ table }) => table === 'redirections');
  const rows = (entry?.located.data as { redirections?: { de: string; vers: string }[] } | undefined)?.redirections ?? [];
  if (!entry) return [];
  const seen = new Set<string>();
  return rows.flatMap(({ de, vers }, index) => {
    const at = (message: string) => [error(entry.file, entry.located.lineOf(['redirections', index]), message)];
    if (context.routes.has(de)) return at(`« ${de} » est l’adresse d’une page : elle ne peut pas mener ailleurs.`);
    if (seen.has(de)) return at(`« ${de} » est déjà dans la liste.`);
    seen.add(de);
    if (de === vers) return at(`« ${de} » mène à elle-même.`);
    const next = rows.find((row) => row.de === vers);
    if (next) return at(`« ${de} » mène à « ${vers} », qui mène elle-même à « ${next.vers} ». Écrivez l’adresse finale.`);
    return [];
  });
}

type QuestionFile = { page?: string; questions?: { id?: string; question?: string }[]; communes?: string[] };

function questions(entries: Entry[], context: Context): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  const counts = new Map<string, { count: number; file: string }>();
  const files = entries.filter((entry) => entry.file.startsWith(`content/${faqFiles.folder}/`));
  const dataOf = ({ located }: Entry) => (located.data ?? {}) as QuestionFile;
  const shared = files
    .map(dataOf)
    .flatMap(({ page, questions: list }) => (page === sharedFaq && Array.isArray(list) ? list : []));
  for (const entry of files) {
    const { file, located } = entry;
    const { page = '', questions: list, communes = [] } = dataOf(entry);
    if (!Array.isArray(list) || !Array.isArray(communes)) continue;
    counts.set(page, { count: (counts.get(page)?.count ?? 0) + list.length + communes.length, file });
    for (const [index, id] of communes.entries()) {
      const line = located.lineOf(['communes', index]);
      const ids = shared.flatMap((each) => each.id ?? []);
      if (!ids.includes(id))
        problems.push(
          error(file, line, `communes : « ${id} » n’est pas une question de ${sharedFaq}.${didYouMean(nearest(id, ids))}`),
        );
      if (list.some((each) => each.id === id) || communes.indexOf(id) < index)
        problems.push(error(file, line, `communes : « ${id} » est déjà l’ancre d’une question de cette page.`));
    }
    list.forEach(({ id, question }, index) => {
      const line = located.lineOf(['questions', index]);
      const other = seen.get(`${page}#${id}`);
      if (other)
        problems.push(
          error(file, line, `questions n° ${index + 1}, id : « ${id} » est déjà l’ancre d’une question de ${other}.`),
        );
      seen.set(`${page}#${id}`, file);
      const same = seen.get(`? ${question}`);
      if (same && same !== file)
        problems.push(
          error(
            file,
            line,
            `questions n° ${index + 1} : la même question est posée dans ${same}. Écrivez-la autrement : chaque page a les siennes.`,
          ),
        );
      seen.set(`? ${question}`, file);
    });
  }
  const rows =
    (
      entries.find(({ table }) => table === 'assureurs')?.located.data as
        | { lignes?: Record<string, { url?: string; questions?: number }> }
        | undefined
    )?.lignes ?? {};
  for (const { url = '', questions: wanted } of Object.values(rows)) {
    const found = counts.get(url);
    if (found && wanted !== undefined && found.count !== wanted) {
      problems.push(
        error(found.file, 1, `${found.count} questions, et content/tables/assureurs.yaml en annonce ${wanted} pour ${url}.`),
      );
    }
    if (!found && context.routes.has(url))
      problems.push(
        error(
          'content/tables/assureurs.yaml',
          1,
          `La fiche ${url} n’a pas de questions : il manque un fichier dans content/faq/.`,
        ),
      );
  }
  return problems;
}

/** Menus list pages by themselves, but for those that have a route of their own: the header names some, a text must lead to the others. */
const inHeader = new Set(['/', '/devis', '/comparatif', '/tarifs', '/assureurs', '/comment-souscrire', '/faq', ...unlisted]);

const indexes = kindNames.map((kind) => definitionOf(kind).index);
/** The footer lists every other page of content/pages by itself. */
const isListedNowhere = (slug: string) => [...pagesWithOwnRoute, ...indexes].includes(slug);

function orphans(pages: Page[], linked: Linked): Problem[] {
  const isLinkedFromElsewhere = ({ page }: Page) =>
    [...(linked.get(page.route) ?? [])].some((from) => from.page?.route !== page.route);
  return pages
    .filter(({ page }) => page.kind === 'pages' && isListedNowhere(page.slug) && !inHeader.has(page.route))
    .filter((page) => !isLinkedFromElsewhere(page))
    .map(({ file, page }) =>
      error(file, 1, `Aucune page ne mène à ${page.route}. Ajoutez un lien dans un texte, par exemple depuis l’accueil.`),
    );
}
