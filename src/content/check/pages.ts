import { visit } from 'unist-util-visit';
import { isTag, readAttributes } from '../mdx/tags.ts';
import { extractLineWords } from '../mdx/words.ts';
import { owners, type Rule, rule } from './context.ts';
import { error, warning } from './problem.ts';

// Rules that compare pages, questions and redirections.

const checkRoutes: Rule = function* ({ pages }) {
  const ownerOf = owners();
  for (const { file, page } of pages) {
    const other = ownerOf(page.route, file);
    if (other)
      yield error(
        { file },
        `Cette page aurait la même adresse que ${other} : ${page.route}. Renommez l’un des deux ` +
          'fichiers.',
      );
  }
};

/**
 * Limits in characters, because search engines cut longer texts. `titreSeo` does not contain the
 * brand, which the page adds.
 */
const lengths = {
  titreSeo: {
    least: 0,
    most: 56,
    reason: '56 au plus, la marque s’ajoutant à la fin, pour que les moteurs ne le coupent pas.',
  },
  description: {
    least: 140,
    most: 160,
    reason: 'il en faut 140 à 160 pour que les moteurs ne la coupent ni ne la remplacent.',
  },
};

const checkSearchTexts: Rule = function* ({ pages, values, areValuesKnown }) {
  for (const [field, { least, most, reason }] of Object.entries(lengths)) {
    const ownerOf = owners();
    for (const { file, located, at } of pages) {
      const value = (located.data as Record<string, unknown> | null)?.[field];
      if (typeof value !== 'string') continue;
      const other = ownerOf(value, file);
      if (other)
        yield at(
          [field],
          `${field} : le même texte est déjà celui de ${other}. Chaque page a le sien.`,
        );
      const words = extractLineWords(value, values);
      const text = field === 'titreSeo' ? words.replace(values.identity('marque'), '') : words;
      const { length } = [...text];
      if (areValuesKnown && (length < least || length > most))
        yield at([field], `${field} : ${length} signes ; ${reason}`);
    }
  }
};

const checkRedirections = rule(['redirections'], function* ({ redirections, context }) {
  const ownerOf = owners();
  const rows = redirections.data.redirections;
  for (const [index, { de, vers }] of rows.entries()) {
    const at = (message: string) => redirections.at(['redirections', index], message);
    const next = rows.find((row) => row.de === vers);
    if (context.routes.has(de))
      yield at(`« ${de} » est l’adresse d’une page : elle ne peut pas mener ailleurs.`);
    else if (ownerOf(de, de)) yield at(`« ${de} » est déjà dans la liste.`);
    else if (de === vers) yield at(`« ${de} » mène à elle-même.`);
    else if (next)
      yield at(
        `« ${de} » mène à « ${vers} », qui mène elle-même à « ${next.vers} ». Écrivez l’adresse ` +
          'finale.',
      );
  }
});

const checkQuestions: Rule = function* ({ questions }) {
  const [ownerOfAnchor, ownerOfQuestion] = [owners(), owners()];
  for (const { file, at, data } of questions)
    for (const [index, { id, question }] of data.questions.entries()) {
      const path = ['questions', index];
      const other = ownerOfAnchor(`${data.page}#${id}`, file);
      const same = ownerOfQuestion(question, file);
      if (other)
        yield at(
          path,
          `questions n° ${index + 1}, id : « ${id} » est déjà l’ancre d’une question de ${other}.`,
        );
      if (same && same !== file)
        yield at(
          path,
          `questions n° ${index + 1} : la même question est posée dans ${same}. Écrivez-la ` +
            'autrement : chaque page a les siennes.',
        );
    }
};

/**
 * Warns if a text names the price of an insurer as the lowest or the highest (« dès <Prix
 * id="stoik" /> »), but it no longer is. Ignores the pages of this insurer.
 */
const checkExtremes = rule(['assureurs'], function* ({ assureurs, context }) {
  const offers = Object.entries(assureurs.data.lignes).flatMap(
    ([id, { compare, prix = 0, nom, url }]) => (compare ? [{ id, prix, nom, url }] : []),
  );
  const sorted = offers.toSorted((a, b) => a.prix - b.prix);
  for (const { authored, route } of context.entries)
    for (const { tree, getPlace } of authored) {
      const found: { named: string; before: string; place: ReturnType<typeof getPlace> }[] = [];
      visit(tree() ?? { type: 'root', children: [] }, (node, index = 0, parent) => {
        if (!isTag(node) || node.name !== 'Prix' || !parent) return;
        const before = parent.children
          .slice(Math.max(0, index - 3), index)
          .map((each) => (each.type === 'text' ? each.value : 'N'))
          .join('');
        found.push({ named: readAttributes(node).id ?? '', before, place: getPlace(node) });
      });
      for (const { named, before, place } of found) {
        const offer = offers.find(({ id, url }) => id === named && url !== route);
        const isLowest = /(?:dès|partir de|vont d[e’]|entre) $/i.test(before);
        const isHighest = /(?:de N à|entre N et) $/i.test(before);
        const extreme = isLowest ? sorted[0] : sorted.at(-1);
        if (offer && extreme && (isLowest || isHighest) && offer.prix !== extreme.prix)
          yield warning(
            place,
            `« <Prix id="${named}" /> » n’est plus le prix le plus ` +
              `${isLowest ? 'bas' : 'haut'} : c’est celui de « ${extreme.nom} ». Écrivez <Prix id="${extreme.id}" />, ou ` +
              'changez la phrase.',
          );
      }
    }
});

export const pageRules: Rule[] = [
  checkRoutes,
  checkSearchTexts,
  checkRedirections,
  checkQuestions,
  checkExtremes,
];
