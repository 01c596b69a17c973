import { sharedFaq } from '../files.ts';
import { askedEverywhere, leastQuestions } from '../kinds/assureurs.ts';
import type { Book } from './book.ts';
import type { Context } from './context.ts';
import type { Problem } from './problem.ts';

/** What a profile gives to ask, at most. */
const mostToAsk = 5;

/** What each insurer's profile answers, and what it gives to ask. */
export function checkProfiles(book: Book, context: Context): Problem[] {
  return [...questionsOfProfiles(book, context), ...toAsk(book)];
}

function questionsOfProfiles({ pages, questions }: Book, { routes }: Context): Problem[] {
  const profiles = pages.flatMap(({ page }) => (page.kind === 'assureurs' ? page.route : []));
  return profiles.flatMap((route) => {
    const own = questions.filter(({ data }) => data.page === route);
    const [first] = own;
    if (!first) return [];
    const at = (field: string, message: string) => first.at([field], `${field} : ${message}`);
    const count = own.flatMap(({ data }) => data.questions).length;
    const isEverywhere = own.some(({ data }) => data.communes?.includes(askedEverywhere));
    return [
      ...(count < leastQuestions
        ? [at('questions', `${count} sont propres à ${route} ; ${leastQuestions} au moins, avant celles qui valent pour tous.`)]
        : []),
      ...(routes.has(sharedFaq) && !isEverywhere
        ? [
            at(
              'communes',
              `il manque « ${askedEverywhere} ». Chaque fiche d’assureur reprend cette question de ${sharedFaq}, parce que l’indemnité en dépend chez tous.`,
            ),
          ]
        : []),
    ];
  });
}

function toAsk(book: Book): Problem[] {
  const facts = book.table('faits');
  if (!facts) return [];
  const ofAll = Object.entries(facts.data.questions).flatMap(([id, { ecrire }]) => (ecrire === undefined ? [] : [id]));
  const [beyond] = ofAll.slice(mostToAsk - 1);
  if (beyond === undefined) return [];
  return [
    facts.at(
      ['questions', beyond, 'ecrire'],
      `${ofAll.length + 1} questions à faire écrire sur chaque fiche, celle de « demander » comprise ; ${mostToAsk} au plus. Retirez « ecrire » aux moins utiles.`,
    ),
  ];
}
