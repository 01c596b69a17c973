import { z } from 'zod';
import { optional, required } from '../schemas/blocks.ts';
import { ligne, reference, texte } from '../schemas/types.ts';
import { type KindDefinition, under } from './definition.ts';
import { blank } from './new-page.ts';
import { page } from './page.ts';

const schema = z.strictObject({
  ...page,
  carte: z
    .strictObject({
      name: ligne('Le nom.'),
      description: texte('Ce qu’elle fait, en une phrase.'),
      coverage: z.array(ligne('Ce qui est couvert.')).min(3).meta({ description: 'Ce qui est couvert.' }),
      amounts: reference('plafonds', 'Le plafond affiché.').optional(),
      targets: z.array(ligne('Pour qui.')).min(1).meta({ description: 'Les entreprises visées.' }),
    })
    .meta({ description: 'La carte de la page des garanties.' }),
  comparaison: z
    .strictObject({
      guarantee: ligne('La garantie.'),
      necessity: ligne('À quel point elle est nécessaire.'),
      target: ligne('À qui.'),
      duration: texte('Pendant combien de temps elle joue.'),
      franchise: reference('plafonds', 'La franchise.').optional(),
    })
    .meta({ description: 'La ligne du tableau des garanties.' }),
  ...required('perimetre', 'couvertures', 'mots'),
  ...optional('risques', 'amendes', 'interruptions', 'sinistres'),
});

/** A guarantee: what it pays, what it never pays, up to how much. */
export const garanties = {
  schema,
  route: under('garanties'),
  index: 'garanties',
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
            row(`garantie-${slug}`, 'plafond affiché', 'carte › amounts') +
            row(`franchise-${slug}`, 'franchise', 'comparaison › franchise'),
        },
      };
    },
  },
} satisfies KindDefinition;
