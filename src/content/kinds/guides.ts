import { z } from 'zod';
import { optional } from '../schemas/blocks.ts';
import { jour, ligne, reference, texte } from '../schemas/types.ts';
import { type KindDefinition, under } from './definition.ts';
import { figureRow } from './new-page.ts';
import { page } from './page.ts';

const themesGuides = ['Prévention', 'Conformité', 'Réaction', 'Sensibilisation'] as const;

const schema = z.strictObject({
  ...page,
  theme: z.enum(themesGuides).meta({ description: 'Le thème.' }),
  carte: z
    .strictObject({
      title: ligne('Le titre de la carte.'),
      description: texte('De quoi le guide parle.'),
      contents: z.array(ligne('Un contenu.')).min(2).meta({ description: 'Ce qu’on y trouve.' }),
      level: ligne('Le niveau.'),
      duration: reference('delais', 'La durée : lire et faire.'),
      audience: ligne('Pour qui.'),
    })
    .meta({ description: 'La carte de la page des guides.' }),
  version: ligne('Le numéro de la version.'),
  changements: z
    .array(z.strictObject({ date: jour('Quand.'), texte: texte('Ce qui a changé.') }))
    .min(1)
    .meta({ description: 'Ce qui a changé depuis la version précédente.' }),
  ...optional('etapes', 'documents', 'erreurs', 'mots', 'solutions', 'profils'),
});

/** A long reading: what to do, in which order, in how much time. */
export const guides = {
  schema,
  route: under('guides'),
  index: 'guides',
  plural: 'Guides',
  leastLength: { words: 1800, of: 'un guide' },
  newPage: {
    name: 'guide',
    description: 'un guide',
    opening: 'Par quoi commencer',
    more: (slug) => {
      const duration = `guide-${slug}`;
      const row = figureRow({ id: duration, name: 'lire et faire le guide', value: 20, unit: 'min' });
      return { fields: { carte: { duration } }, rows: { 'tables/delais.yaml': row } };
    },
  },
} satisfies KindDefinition;
