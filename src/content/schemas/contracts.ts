import { z } from 'zod';
import { valeur } from './figure-rows.ts';
import { champ, groupe, jour, ligne, lignes } from './types.ts';

const page = champ(
  'La page où on le lit, dans l’édition nommée plus haut.',
  z.number().int().positive(),
);

const mesure = (description: string) =>
  groupe(description, {
    valeur,
    unite: champ('L’unité.', z.enum(['€', 'M€', '%', 'h', 'jours', 'mois'])),
    precision: ligne('Par sinistre, par an, sous quelle condition.').optional(),
    page,
  }).optional();

/** What is read of a guarantee, in the order in which a page shows it. */
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
    exclusion: groupe('L’exclusion à connaître, résumée avec nos mots.', {
      texte: ligne('L’exclusion.'),
      page,
    }).optional(),
  })
  .refine(
    (read) => Object.keys(read).length > 0,
    'rien n’a été lu de cette garantie. Écrivez au moins une valeur, ou supprimez-la',
  );

/** Conditions générales that somebody has read, guarantee by guarantee. */
export const contrats = z.strictObject({
  lignes: lignes(
    'Les contrats lus, sous l’identifiant de leur assureur dans content/tables/assureurs.yaml.',
    {
      reference: ligne('La référence des conditions générales, comme elle est imprimée.'),
      edition: ligne('Leur édition, comme elle est imprimée : celle de toutes les pages citées.'),
      lu: jour('Le jour où elles ont été lues.'),
      lecteur: ligne('Qui les a lues, par sa fonction.'),
      garanties: champ(
        'Ce que l’on y lit, garantie par garantie : les identifiants de content/tables/garanties.yaml.',
        z.record(z.string(), garantie),
      ),
    },
  ),
});
export type Contrat = z.infer<typeof contrats>['lignes'][string];
