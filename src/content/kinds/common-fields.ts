import { z } from 'zod';
import { champ, ligne, texte } from '../schemas/types.ts';

/** What every page of the site has, whatever its kind. */
export const page = {
  titre: ligne('Le titre affiché (h1), une phrase qui répond. Deux ou trois mots entre == == sont surlignés.'),
  titreSeo: ligne('Le titre pour les moteurs de recherche et l’onglet ; la marque s’ajoute seule.'),
  description: ligne('Le résumé pour les moteurs de recherche et les partages : 140 à 160 signes.'),
  menu: ligne('Le nom court, pour les menus et le fil d’Ariane.'),
  ordre: champ('Le rang dans les menus ; sans lui, à la fin, par ordre alphabétique.', z.number().int()).optional(),
  chapo: texte('La réponse en une ou deux phrases, sous le titre.').optional(),
  note: texte('Ce qui se lit à droite du titre : la source, la réserve.').optional(),
};
