import { z } from 'zod';
import { required } from '../schemas/blocks.ts';
import { adresseInterne, ligne, texte } from '../schemas/types.ts';
import { type KindDefinition, under } from './definition.ts';
import { page } from './page.ts';

const schema = z.strictObject({
  ...page,
  carte: z
    .strictObject({
      name: ligne('Le secteur.'),
      description: texte('Ce qui le distingue, en une phrase.'),
      risks: z.array(ligne('Un risque.')).min(2).meta({ description: 'Les risques.' }),
      specifics: z.array(ligne('Une particularité.')).min(2).meta({ description: 'Les particularités.' }),
      examples: z.array(ligne('Un exemple d’entreprise.')).min(2).meta({ description: 'Des exemples.' }),
    })
    .meta({ description: 'La carte de la page des secteurs.' }),
  stats: z
    .strictObject({
      attackRate: texte('La part des attaques, avec sa source.'),
      averageCost: texte('Le coût, avec sa réserve.'),
      downtime: texte('La durée d’arrêt.'),
    })
    .meta({ description: 'Trois repères, chacun avec sa source ou sa réserve.' }),
  suites: z.array(adresseInterne('Une page à lire ensuite.')).min(2).meta({ description: 'Les pages à lire ensuite.' }),
  ...required('journee', 'menaces', 'solutions'),
});

/** A trade: its day without computers, its threats, its rules. */
export const secteurs = {
  schema,
  route: under('secteurs'),
  index: 'secteurs',
  plural: 'Secteurs',
  newPage: { name: 'secteur', description: 'un secteur', opening: 'Ce qui menace ce métier' },
} satisfies KindDefinition;
