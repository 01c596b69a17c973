import { z } from 'zod';
import { listWithOr } from '#src/lib/list-words.ts';
import { field, group, line, list, reference, text } from '../schemas/types.ts';
import { changements, defineKind } from './definition.ts';

const themesGuides = ['Prévention', 'Conformité', 'Réaction', 'Sensibilisation'] as const;

/** Guide with steps, which have an order and a duration. */
export const guides = defineKind({
  folder: 'guides',
  isListed: true,
  fields: {
    theme: field(`Le thème : ${listWithOr([...themesGuides])}.`, z.enum(themesGuides)),
    carte: group('La carte de la page des guides.', {
      titre: line(),
      description: text(),
      contenu: list(2, 'Ce qu’on y trouve.', line()),
      niveau: line(),
      duree: reference('delais', 'La durée : lire et faire.'),
      public: line('Pour qui.'),
    }),
    version: line('Le numéro de la version.'),
    changements: changements('Ce qui a changé depuis la version précédente.'),
  },
  plural: 'Guides',
  leastLength: { words: 1500, of: 'un guide' },
});
