import { z } from 'zod';

/** Fields of every page, whatever its kind. Descriptions are read by writers: they are in French. */
export const pageFields = {
  titre: z.string().min(1).describe('Titre affiché en haut de la page (h1). Deux ou trois mots entre == == sont surlignés.'),
  titreSeo: z.string().min(1).describe('Titre pour les moteurs de recherche et l’onglet ; la marque s’ajoute seule.'),
  description: z.string().min(1).describe('Résumé pour les moteurs de recherche et les partages.'),
  menu: z.string().min(1).describe('Nom court, pour les menus et le fil d’Ariane.'),
  ordre: z.number().int().optional().describe('Rang dans les menus et les listes ; sans lui, ordre alphabétique.'),
};
