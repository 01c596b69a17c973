import { z } from 'zod';
import { adresseInterne, champ, ligne, liste, tableDeLignes } from './types.ts';

export const redirections = z.strictObject({
  redirections: liste(0, 'Les anciennes adresses, et les autres façons de les écrire.', {
    de: adresseInterne('L’ancienne adresse.'),
    vers: adresseInterne('La page.'),
  }),
});

export const interface_ = tableDeLignes('Les seuils et réglages de l’interface.', {
  nom: ligne('Ce que c’est.'),
  valeur: champ('Le réglage.', z.union([z.number(), z.string()])),
  unite: champ('Son unité.', z.string()).optional(),
  nature: champ('Fixé avec le produit.', z.literal('specification')),
});
