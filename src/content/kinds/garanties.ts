import { z } from 'zod';
import { optional, required } from '../schemas/blocks.ts';
import { groupe, ligne, liste, reference, texte } from '../schemas/types.ts';
import { type KindDefinition, listedAt, page } from './definition.ts';
import { blank } from './new-page.ts';

const schema = z.strictObject({
  ...page,
  carte: groupe('La carte de la page des garanties.', {
    nom: ligne('Le nom.'),
    description: texte('Ce qu’elle fait, en une phrase.'),
    couvert: liste(3, 'Ce qui est couvert.', ligne('Ce qui est couvert.')),
    plafond: reference('plafonds', 'Le plafond affiché.').optional(),
    publics: liste(1, 'Les entreprises visées.', ligne('Pour qui.')),
  }),
  comparaison: groupe('La ligne du tableau des garanties.', {
    garantie: ligne('La garantie.'),
    necessite: ligne('À quel point elle est nécessaire.'),
    public: ligne('À qui.'),
    duree: texte('Pendant combien de temps elle joue.'),
    franchise: reference('plafonds', 'La franchise.').optional(),
  }),
  ...required('perimetre', 'couvertures', 'mots'),
  ...optional('risques', 'amendes', 'interruptions', 'sinistres'),
});

/** A guarantee: what it pays, what it never pays, up to how much. */
export const garanties = {
  schema,
  ...listedAt('garanties'),
  plural: 'Garanties',
  newPage: {
    name: 'garantie',
    description: 'une garantie',
    opening: 'Ce qui arrive, et ce qui est payé',
    more: (slug) => {
      const row = (id: string, name: string, field: string) =>
        `  # ${id}: { nom: ${name}, valeur: "${blank(`en euros, puis retirez le # et écrivez ${id} dans la page, « ${field} »`)}", unite: €, nature: editorial }\n`;
      return {
        fields: {},
        rows: {
          'tables/plafonds.yaml':
            row(`garantie-${slug}`, 'plafond affiché', 'carte › plafond') +
            row(`franchise-${slug}`, 'franchise', 'comparaison › franchise'),
        },
      };
    },
  },
} satisfies KindDefinition;
