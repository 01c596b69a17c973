import { z } from 'zod';
import { field, identifier, internalAddress, line, list, text } from './types.ts';

/**
 * Schema of the files content/faq/*.yaml. A file contains the questions of one page, or of one
 * theme of /faq.
 */
export const faq = z.strictObject({
  page: internalAddress('La page qui porte ces questions.'),
  theme: line('Le thème, affiché comme titre.'),
  ordre: field('Le rang du thème dans la page.', z.number().int()).optional(),
  questions: list(1, 'Les questions, dans l’ordre.', {
    id: field('L’ancre de la question : /faq#id.', identifier),
    question: line(),
    reponse: text('La réponse : oui, non ou un nombre d’abord, puis pourquoi.'),
  }),
});

export type Faq = z.infer<typeof faq>;
