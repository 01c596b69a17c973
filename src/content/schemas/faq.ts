import { z } from 'zod';
import { adresseInterne, identifiant, ligne, texte } from './types.ts';

/** content/faq/*.yaml: the questions of one page, or of one theme of /faq. */
export const faq = z.strictObject({
  page: adresseInterne('La page qui porte ces questions.'),
  theme: ligne('Le thème, affiché comme titre.'),
  ordre: z.number().int().optional().meta({ description: 'Le rang du thème dans la page.' }),
  questions: z
    .array(
      z.strictObject({
        id: identifiant.meta({ description: 'L’ancre de la question : /faq#id.' }),
        question: ligne('La question, comme on la tape.'),
        answer: texte('La réponse : oui, non ou un nombre d’abord, puis pourquoi.'),
      }),
    )
    .min(1)
    .meta({ description: 'Les questions, dans l’ordre.' }),
  communes: z.array(identifiant).optional().meta({
    description:
      'Des questions de /faq que la page reprend après les siennes, par leur id : elles y sont dites « valables pour tous les assureurs ».',
  }),
});

export type Faq = z.infer<typeof faq>;
