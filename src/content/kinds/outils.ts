import { z } from 'zod';
import { page } from './common-fields.ts';
import { type KindDefinition, listedAt } from './definition.ts';

/** An instrument: answers about one's own firm, worked out on the device. */
export const outils = {
  schema: z.strictObject(page),
  ...listedAt('outils'),
  plural: 'Outils',
  newPage: { name: 'outil', description: 'le texte d’un outil', opening: 'Comment l’outil compte' },
} satisfies KindDefinition;
