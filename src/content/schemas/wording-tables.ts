import { z } from 'zod';
import { champ, ligne, lignes, liste, reference, tableDeLignes, texte } from './types.ts';

/**
 * What is said of publisher and broker: each sentence as the one publisher must say it, and the
 * other.
 */
export const selon = tableDeLignes('Les phrases qui changent selon qui publie le site.', {
  mandataire: texte('Ce qui est vrai quand l’éditeur est le mandataire du courtier.'),
  courtier: texte('Ce qui est vrai quand l’éditeur est le courtier lui-même.'),
  sansNom: texte('Ce que l’on dit tant que manque une identité que la phrase cite.').optional(),
});
export type Wordings = z.infer<typeof selon>['lignes'][string];

export const glossaire = z.strictObject({
  termes: lignes('Les mots du métier, définis une fois.', {
    nom: ligne('Le mot. Ce qui est entre parenthèses à la fin n’en fait pas partie.'),
    definition: ligne('En une phrase. C’est elle que montre l’infobulle.'),
    exemple: ligne(
      'Un cas, si possible celui de l’entreprise de trente personnes, avec les nombres des tables.',
    ),
    contrat: ligne(
      'Ce qu’il faut chercher dans le contrat : la phrase suit « Dans le contrat, cherchez ».',
    ),
    confondu: liste(
      1,
      'Les mots avec lesquels on le confond ; /glossaire le dit sous celui-ci seulement.',
      {
        avec: reference('glossaire', 'L’autre mot, par son identifiant.'),
        difference: ligne('Ce qui les distingue, en une phrase.'),
      },
    ).optional(),
    aussi: liste(0, 'Les autres noms du mot, que la page montre.', z.string()).optional(),
    formes: liste(
      0,
      'D’autres façons de l’écrire, que les textes lient aussi ; le pluriel et le féminin se font seuls.',
      z.string(),
    ).optional(),
    lien: champ(
      'Pour un mot que chacun connaît (« prime »), ou qui a un autre sens ailleurs (« tiers ») : seul <Terme> y mène.',
      z.literal('à la main'),
    ).optional(),
  }),
});
export type Terme = z.infer<typeof glossaire>['termes'][string];

export const synonymes = z.strictObject({
  groupes: liste(1, 'Les mots que la recherche tient pour un seul.', {
    mots: liste(
      2,
      'Des mots différents : pluriel, féminin, accents et fautes de frappe se trouvent seuls.',
      z.string(),
    ),
  }),
});
