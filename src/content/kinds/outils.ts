import { z } from 'zod';
import { type KindDefinition, listedAt, page } from './definition.ts';

/** An instrument: answers about one's own firm, worked out on the device. */
export const outils = {
  schema: z.strictObject(page),
  ...listedAt('outils'),
  plural: 'Outils',
  newPage: { name: 'outil', description: 'le texte d’un outil', opening: 'Comment l’outil compte' },
} satisfies KindDefinition;
