import { z } from 'zod';
import { required } from '../schemas/blocks.ts';
import { adresseInterne, groupe, ligne, liste, reference, texte } from '../schemas/types.ts';
import { type KindDefinition, listedAt, page } from './definition.ts';

const schema = z.strictObject({
  ...page,
  carte: groupe('La carte de la page des secteurs.', {
    nom: ligne('Le secteur.'),
    description: texte('Ce qui le distingue, en une phrase.'),
    risques: liste(2, 'Les risques.', ligne('Un risque.')),
    particularites: liste(2, 'Les particularités.', ligne('Une particularité.')),
    exemples: liste(2, 'Des exemples.', ligne('Un exemple d’entreprise.')),
  }),
  stats: groupe('Trois repères, chacun avec sa source ou sa réserve.', {
    attaques: texte('La part des attaques, avec sa source.'),
    cout: texte('Le coût, avec sa réserve.'),
    arret: texte('La durée d’arrêt.'),
  }),
  plan: reference('plans', 'Le plan de l’entreprise que la page raconte.').optional(),
  suites: liste(2, 'Les pages à lire ensuite.', adresseInterne('Une page à lire ensuite.')),
  ...required('journee', 'menaces', 'solutions'),
});

/** A trade: its day without computers, its threats, its rules. */
export const secteurs = {
  schema,
  ...listedAt('secteurs'),
  plural: 'Secteurs',
  newPage: { name: 'secteur', description: 'un secteur', opening: 'Ce qui menace ce métier' },
} satisfies KindDefinition;
