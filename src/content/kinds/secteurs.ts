import { z } from 'zod';
import { field, group, internalAddress, line, list, reference, text } from '../schemas/types.ts';
import { defineKind } from './definition.ts';

/** Moments on the time axis of a day without computers. */
export const moments = ['heure 0', '1 h', '1 jour', '1 semaine'] as const;

/** Page about a business sector: a day without computers, its threats and its rules. */
export const secteurs = defineKind({
  folder: 'secteurs',
  isListed: true,
  fields: {
    carte: group('La carte de la page des secteurs.', {
      nom: line(),
      description: text('Ce qui le distingue, en une phrase.'),
      risques: list(2, 'Les risques.', line()),
      particularites: list(2, 'Les particularités.', line('Une particularité.')),
      exemples: list(2, 'Des exemples.', line()),
    }),
    stats: group('Trois repères, chacun avec sa source ou sa réserve.', {
      attaques: text('La part des attaques, avec sa source.'),
      cout: text('Le coût, avec sa réserve.'),
      arret: text('La durée d’arrêt.'),
    }),
    plan: reference('plans', 'Le plan de l’entreprise que la page raconte.').optional(),
    pire: reference(
      'sinistres',
      'La pire perte plausible de cette entreprise, comparée au plafond moyen.',
    ).optional(),
    suites: list(2, 'Les pages à lire ensuite.', internalAddress()),
    journee: group('Une journée sans informatique.', {
      titre: line(),
      lignes: list(4, 'Ce qui s’arrête, et quand.', {
        nom: line(),
        tient: line('Comment on tient en attendant.').optional(),
        arret: line('Ce que l’arrêt fait.'),
        des: field('À partir de quand : heure 0, 1 h, 1 jour ou 1 semaine.', z.enum(moments)),
      }),
    }),
  },
  plural: 'Secteurs',
});
