import { z } from 'zod';
import { createListedRoute, type KindDefinition, page } from './definition.ts';

/** Interactive tool that computes results about the visitor's firm in the browser. */
export const outils = {
  schema: z.strictObject(page),
  ...createListedRoute('outils'),
  plural: 'Outils',
  newPage: { name: 'outil', description: 'le texte d’un outil', opening: 'Comment l’outil compte' },
} satisfies KindDefinition;
