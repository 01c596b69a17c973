import { z } from 'zod';
import { createListedRoute, type KindDefinition, page } from './definition.ts';

/** An instrument: answers about one's own firm, worked out on the device. */
export const outils = {
  schema: z.strictObject(page),
  ...createListedRoute('outils'),
  plural: 'Outils',
  newPage: { name: 'outil', description: 'le texte d’un outil', opening: 'Comment l’outil compte' },
} satisfies KindDefinition;
