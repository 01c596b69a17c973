import { z } from 'zod';
import { adresseInterne, champ, identifiant, ligne, liste, texte } from './types.ts';

/** content/faq/*.yaml: the questions of one page, or of one theme of /faq. */
export const faq = z.strictObject({
  page: adresseInterne('La page qui porte ces questions.'),
  theme: ligne('Le thème, affiché comme titre.'),
  ordre: champ('Le rang du thème dans la page.', z.number().int()).optional(),
  questions: liste(1, 'Les questions, dans l’ordre.', {
    id: champ('L’ancre de la question : /faq#id.', identifiant),
    question: ligne('La question, comme on la tape.'),
    reponse: texte('La réponse : oui, non ou un nombre d’abord, puis pourquoi.'),
  }),
});

export type Faq = z.infer<typeof faq>;
