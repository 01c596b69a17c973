import { z } from 'zod';
import { valeur as valeurDeChiffre } from './figure-rows.ts';
import { adresseInterne, champ, identifiant, ligne, liste, tableDeLignes } from './types.ts';

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

const fixes = (description: string, valeur: z.ZodType = valeurDeChiffre) =>
  z.record(identifiant, valeur).optional().meta({ description });

/** What the specification says of the numbers that stand in the other tables. */
export const specification = z.strictObject({
  articles: liste(1, 'Les nombres fixés, article par article.', {
    article: ligne('L’article de la spécification, et sa partie : « 9, chiffres éditoriaux ».'),
    prix: fixes('Des prix, par identifiant, ceux du site compris : <Prix id="axa" />.'),
    plafonds: fixes('Des plafonds et des franchises.'),
    delais: fixes('Des délais.'),
    chiffres: fixes('Des chiffres.'),
    etoiles: fixes('Les étoiles d’un assureur.'),
    questions: fixes('Le nombre de questions d’un assureur.'),
    interface: fixes('Des réglages de l’interface.', z.union([z.number(), z.string()])),
  }),
});
