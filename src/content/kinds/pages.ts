import { z } from 'zod';
import { blocks } from '../schemas/blocks.ts';
import { appeler, fiche, portes } from '../schemas/emergency.ts';
import { field, group, internalAddress, line, list, reference, text } from '../schemas/types.ts';
import { defineKind } from './definition.ts';

/** Names of the pictures on /outils. */
export const dessinsOutils = ['prix', 'perte', 'questionnaire', 'delais'] as const;

const stepActor = field(
  'Qui y passe ce temps ; ce qui n’est pas au courtier est dessiné plein.',
  z.enum(['Vous', 'Vous et votre informaticien', 'Le courtier']),
);

/** Single pages: the home page, the index pages, and others. */
export const pages = defineKind({
  folder: 'pages',
  fields: {
    surtitre: line('Ce qui se lit au-dessus du grand titre, sur l’accueil.').optional(),
    appeler: appeler.optional(),
    portes: portes.optional(),
    fiche: fiche.optional(),
    preuves: text(
      'Qui publie la page et ce qui l’appuie, sous le premier écran de l’accueil.',
    ).optional(),
    attaques: blocks.attaques.optional(),
    deuxContrats: blocks.deuxContrats.optional(),
    menaces: blocks.menaces.optional(),
    outils: list(2, 'Les outils, dans leur ordre.', {
      dessin: field(
        'Son dessin, fait avec les nombres de l’entreprise des exemples.',
        z.enum(dessinsOutils),
      ),
      titre: line('Ce qu’il répond.'),
      texte: text('Ce que l’on donne, et ce que l’on apprend.'),
      duree: reference('delais', 'Le temps que l’on y passe.'),
      action: line('Le lien, par un verbe.'),
      vers: internalAddress(),
    }).optional(),
    heures: group(
      'Une attaque, d’un moment à l’autre : les postes arrêtés, la facture, qui la paie.',
      {
        titre: line(),
        sinistre: reference(
          'sinistres',
          'L’attaque : un arrêt, que le site calcule jour après jour.',
        ),
        plan: reference('plans', 'Le plan, avec un poste par personne.'),
        note: text('Comment lire le dessin.'),
        moments: list(
          3,
          'Les moments, dans l’ordre.',
          z
            .strictObject({
              heure: text(
                'Le moment, court. Sans lui, le site écrit le jour : « Jour 10 ».',
              ).optional(),
              quand: text('Le même, par le calendrier ou l’horloge.'),
              heures: z.number().nonnegative(),
              texte: text(),
            })
            .refine(
              ({ heure, heures }) => heure !== undefined || heures % 24 === 0,
              'sans « heure », « heures » doit être un nombre entier de jours : 240 pour dix',
            ),
        ),
        apres: text('Ce que ce calcul laisse de côté, et les sources.'),
        facture: group('Le calcul, ligne par ligne, et ce qu’il suppose.', {
          titre: line(),
          notes: list(1, 'Ce que le calcul suppose, dans la marge.', {
            titre: line(),
            texte: text(),
          }),
        }),
      },
    ).optional(),
    parcours: group('Ce qui suit une demande, et le temps que cela prend à chacun.', {
      titre: line(),
      etapes: list(3, 'Les étapes, dans l’ordre.', {
        qui: stepActor,
        duree: reference('delais', 'Le temps que cela prend.'),
        ensuite: group('Le temps de quelqu’un d’autre, dans la même étape.', {
          qui: stepActor,
          duree: reference('delais'),
        }).optional(),
        titre: line(),
        description: text(),
      }),
      note: text('Pour qui ces durées valent.'),
    }).optional(),
  },
  plural: 'Pages',
});
