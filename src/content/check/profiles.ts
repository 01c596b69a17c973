import { faqFiles, sharedFaq, tables } from '../files.ts';
import { askedEverywhere, leastQuestions } from '../kinds/assureurs.ts';
import type { Context, Entry } from './context.ts';
import { error, type Problem } from './problem.ts';

/** What a profile gives to ask, at most. */
const mostToAsk = 5;

/** What each insurer's profile answers, and what it gives to ask. */
export function checkProfiles(entries: Entry[], context: Context): Problem[] {
  return [...questionsOfProfiles(entries, context), ...toAsk(entries)];
}

function questionsOfProfiles(entries: Entry[], { routes }: Context): Problem[] {
  const files = entries
    .filter(({ file, valid }) => valid && file.startsWith(`content/${faqFiles.folder}/`))
    .map(({ file, located }) => ({ file, located, ...faqFiles.schema.parse(located.data) }));
  const profiles = entries.flatMap(({ page }) => (page?.kind === 'assureurs' ? page.route : []));
  return profiles.flatMap((route) => {
    const own = files.filter(({ page }) => page === route);
    const [first] = own;
    if (!first) return [];
    const at = (field: string, message: string) => error(first.file, first.located.lineOf([field]), `${field} : ${message}`);
    const count = own.flatMap(({ questions }) => questions).length;
    const isEverywhere = own.some(({ communes }) => communes?.includes(askedEverywhere));
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

function toAsk(entries: Entry[]): Problem[] {
  const facts = entries.find(({ table, valid }) => table === 'faits' && valid);
  if (!facts) return [];
  const { questions } = tables.faits.schema.parse(facts.located.data);
  const ofAll = Object.entries(questions).flatMap(([id, { ecrire }]) => (ecrire === undefined ? [] : [id]));
  const [beyond] = ofAll.slice(mostToAsk - 1);
  if (beyond === undefined) return [];
  return [
    error(
      facts.file,
      facts.located.lineOf(['questions', beyond, 'ecrire']),
      `${ofAll.length + 1} questions à faire écrire sur chaque fiche, celle de « demander » comprise ; ${mostToAsk} au plus. Retirez « ecrire » aux moins utiles.`,
    ),
  ];
}
