import { optional } from '../schemas/blocks.ts';
import { appeler, fiche, portes } from '../schemas/emergency.ts';
import { internalAddress, line, text } from '../schemas/types.ts';
import { defineKind } from './definition.ts';

/** Single pages: the home page, the index pages, and others. */
export const pages = defineKind({
  folder: 'pages',
  fields: {
    methode: internalAddress(
      'Le passage du site qui explique les notes, pour le comparatif.',
    ).optional(),
    surtitre: line('Ce qui se lit au-dessus du grand titre, sur l’accueil.').optional(),
    appeler: appeler.optional(),
    portes: portes.optional(),
    fiche: fiche.optional(),
    preuves: text(
      'Qui publie la page et ce qui l’appuie, sous le premier écran de l’accueil.',
    ).optional(),
    ...optional(
      'attaques',
      'deuxContrats',
      'menaces',
      'heures',
      'parcours',
      'promesses',
      'situations',
      'outils',
    ),
  },
  plural: 'Pages',
  newPage: {
    name: 'page',
    description: 'une page, dans le pied de page',
    opening: 'Ce qu’il faut savoir',
  },
});
