import { z } from 'zod';
import {
  checkBalance,
  day,
  field,
  flag,
  group,
  line,
  list,
  nameWithText,
  reference,
  text,
  withRule,
} from '../schemas/types.ts';
import { defineKind } from './definition.ts';

/** Profile of an insurer, a broker or an agency: facts about it and its rating by the site. */
export const assureurs = defineKind({
  folder: 'assureurs',
  isListed: true,
  fields: {
    assureur: reference('assureurs', 'L’assureur, dans content/tables/assureurs.yaml.'),
    accroche: line('La phrase sous les étoiles.'),
    verifie: day('Le jour où la fiche a été relue.'),
    mesure: text(
      'Ce que ce prix mesuré dit à ses clients, en une ou deux phrases qui ne vaudraient pour ' +
        'aucune autre.',
    ).optional(),
    silence: line(
      'Ce que ses publications laissent de côté : une phrase à elle, à la place de la liste « ' +
        'Rien trouvé sur ».',
    ).optional(),
    titres: group(
      'Les titres de ses parties, s’ils ne sont pas ceux du modèle. Aucun ne se lit sur une ' +
        'autre fiche.',
      {
        identite: line('Qui elle est, qui porte le risque, pour qui.').optional(),
        convient: line('Points forts, vigilance, services, métiers.').optional(),
        publie: line('Ce qui a été publié d’autre.').optional(),
      },
    ).optional(),
    garanties: list(
      1,
      'Ce que la fiche dit d’autre que la grille ; les garanties de la grille s’y ajoutent seules.',
      withRule(
        z.strictObject({
          id: reference(
            'garanties',
            'La garantie, si le comparatif l’a : son nom vient de la table.',
          ).optional(),
          nom: line('Le nom d’une garantie que le comparatif n’a pas.').optional(),
          incluse: field('true : « Inclus » ; false : « Optionnel ».', z.boolean()),
          sansDocument: flag(
            'true : rien ne dit que la garantie existe aujourd’hui, elle est à demander. Jamais ' +
              'avec « incluse: true ».',
          ),
          description: text(),
        }),
        ({ id, nom, incluse, sansDocument }, wrong) => {
          if ((id === undefined) === (nom === undefined))
            wrong(
              'écrivez « id » pour une garantie du comparatif, « nom » pour une autre ; l’un des ' +
                'deux, pas les deux',
            );
          if (incluse && sansDocument)
            wrong(
              '« incluse: true » et « sansDocument: true » se contredisent. Gardez l’un des deux',
            );
        },
      ),
    ),
    forces: list(3, 'Ce qui joue pour.', text()),
    vigilance: list(3, 'Ce qui doit vous arrêter : autant de points.', text()),
    services: list(3, 'Les services inclus.', nameWithText),
    publics: list(3, 'Les secteurs visés.', nameWithText),
  },
  rule: ({ forces, vigilance }, wrong) =>
    checkBalance(['forces', forces], ['vigilance', vigilance], wrong),
  plural: 'Assureurs, courtier, agence de souscription',
  // The minimum is low, because some insurers publish little, and a profile must not contain
  // filler.
  leastLength: { words: 400, of: 'la fiche d’un assureur' },
});
