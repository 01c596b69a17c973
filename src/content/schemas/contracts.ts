import { z } from 'zod';
import { day, field, group, line, rows, valeur } from './types.ts';

const page = field(
  'La page où on le lit, dans l’édition nommée plus haut.',
  z.number().int().positive(),
);

const mesure = (description: string) =>
  group(description, {
    valeur,
    unite: field('L’unité.', z.enum(['€', 'M€', '%', 'h', 'jours', 'mois'])),
    precision: line('Par sinistre, par an, sous quelle condition.').optional(),
    page,
  }).optional();

/** Fields of a guarantee in the order of the page. */
export const mesures = {
  plafond: 'Plafond',
  sousLimite: 'Sous-limite',
  franchise: 'Franchise',
  attente: 'Délai de carence',
} as const;

const garantie = z
  .strictObject({
    plafond: mesure('Le plus que le contrat paie.'),
    sousLimite: mesure('La limite plus basse dans ce plafond.'),
    franchise: mesure('Ce qui reste à l’assuré.'),
    attente: mesure('Le délai avant que la garantie paie.'),
    exclusion: group('L’exclusion à connaître, résumée avec nos mots.', {
      texte: line('L’exclusion.'),
      page,
    }).optional(),
  })
  .refine(
    (read) => Object.keys(read).length > 0,
    'rien n’a été lu de cette garantie. Écrivez au moins une valeur, ou supprimez-la',
  );

/** Contract terms (conditions générales) that a writer has read. */
export const contrats = z.strictObject({
  lignes: rows(
    'Les contrats lus, sous l’identifiant de leur assureur dans content/tables/assureurs.yaml.',
    {
      reference: line('La référence des conditions générales, comme elle est imprimée.'),
      edition: line('Leur édition, comme elle est imprimée : celle de toutes les pages citées.'),
      lu: day('Le jour où elles ont été lues.'),
      lecteur: line('Qui les a lues, par sa fonction.'),
      garanties: field(
        'Ce que l’on y lit, garantie par garantie : les identifiants de ' +
          'content/tables/garanties.yaml.',
        z.record(z.string(), garantie),
      ),
    },
  ),
});
export type Contrat = z.infer<typeof contrats>['lignes'][string];
