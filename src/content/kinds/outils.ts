import { z } from 'zod';
import { ligne, texte } from '../schemas/types.ts';
import { type KindDefinition, under } from './definition.ts';
import { page } from './page.ts';

const schema = z.strictObject({
  ...page,
  carte: z
    .strictObject({
      question: ligne('La question à laquelle l’outil répond.'),
      description: texte('Ce qu’on y entre, ce qu’on en tire.'),
    })
    .meta({ description: 'La carte de la page des outils.' }),
});

/** An instrument: answers about one's own firm, worked out on the device. */
export const outils = {
  schema,
  route: under('outils'),
  index: 'outils',
  plural: 'Outils',
  newPage: { name: 'outil', description: 'le texte d’un outil', opening: 'Comment l’outil compte' },
} satisfies KindDefinition;
