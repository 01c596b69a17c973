import { blocks } from '../schemas/blocks.ts';
import { group, line, list, reference, text } from '../schemas/types.ts';
import { defineKind } from './definition.ts';

/** Page about a guarantee: what it pays, what it excludes, and its limits. */
export const garanties = defineKind({
  folder: 'garanties',
  isListed: true,
  fields: {
    carte: group('La carte de la page des garanties.', {
      nom: line(),
      description: text('Ce qu’elle fait, en une phrase.'),
      couvert: list(3, 'Ce qui est couvert.', line()),
      plafond: reference('plafonds').optional(),
      publics: list(1, 'Les entreprises visées.', line()),
    }),
    comparaison: group('La ligne du tableau des garanties.', {
      garantie: line(),
      necessite: line('À quel point elle est nécessaire.'),
      public: line(),
      duree: text('Pendant combien de temps elle joue.'),
      franchise: reference('plafonds').optional(),
    }),
    perimetre: blocks.perimetre,
  },
  plural: 'Garanties',
});
