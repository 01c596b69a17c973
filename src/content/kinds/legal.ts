import { z } from 'zod';
import { jour, ligne, texte } from '../schemas/types.ts';
import { atRoot, type KindDefinition } from './definition.ts';
import { page } from './page.ts';

const schema = z.strictObject({
  ...page,
  version: ligne('Le numéro de la version.'),
  datee: z
    .union([z.iso.date(), z.literal('jour')])
    .meta({ description: 'Le jour de la version, ou « jour » pour la date courante.' }),
  changements: z
    .array(z.strictObject({ date: jour('Quand.'), texte: texte('Ce qui a changé.') }))
    .min(1)
    .meta({ description: 'Ce qui a changé, de la plus récente à la plus ancienne.' }),
});

/** A text that binds: numbered articles, a version, its changes. */
export const legal = {
  schema,
  route: atRoot,
  plural: 'Le site',
  newPage: { name: 'legal', description: 'une page légale', opening: 'Ce que ce texte règle' },
} satisfies KindDefinition;
