import { z } from 'zod';
import { type KindDefinition, under } from './definition.ts';
import { page } from './page.ts';

/** An instrument: answers about one's own firm, worked out on the device. */
export const outils = {
  schema: z.strictObject(page),
  route: under('outils'),
  plural: 'Outils',
  newPage: { name: 'outil', description: 'le texte d’un outil', opening: 'Comment l’outil compte' },
} satisfies KindDefinition;
