import { z } from 'zod';
import { adresseInterne, identifiant, ligne, reference, texte } from './types.ts';

const euros = z.number().int().nonnegative();

export const garanties = z.strictObject({
  lignes: z
    .record(
      identifiant,
      z.strictObject({
        champ: z.string().min(1),
        nom: ligne('Le nom affiché.'),
        explication: ligne('En une ligne, pour la tête du tableau.'),
      }),
    )
    .meta({ description: 'Les huit garanties comparées.' }),
});

const indicateurs = z.strictObject({
  responsabiliteCivile: z.boolean(),
  pertesExploitation: z.boolean(),
  cyberExtorsion: z.boolean(),
  assistanceH24: z.boolean(),
  protectionDonnees: z.boolean(),
  fraudeInformatique: z.boolean(),
  atteinteReputation: z.boolean(),
  restaurationDonnees: z.boolean(),
});
export type Indicateurs = z.infer<typeof indicateurs>;

export const natures = ['assureur', 'courtier', 'agence de souscription'] as const;

const assureur = z.strictObject({
  nom: ligne('Le nom, comme la maison l’écrit.'),
  logo: z.string().min(1).meta({ description: 'Le logo de la fiche : un émoji.' }),
  nature: z.enum(natures).meta({ description: 'Ce que la maison est.' }),
  compare: z.boolean().meta({ description: 'Dans le tableau comparatif, ou seulement dans l’index.' }),
  note: z.number().min(0).max(5).optional().meta({ description: 'La note du comparateur, de 0 à 5.' }),
  etoiles: z.number().int().min(0).max(5).meta({ description: 'Les étoiles de la fiche.' }),
  prix: euros.optional().meta({ description: 'Le prix « à partir de », en euros par mois.' }),
  capaciteMax: z.number().positive().meta({ description: 'La capacité maximale, en millions d’euros.' }),
  url: adresseInterne('La fiche.'),
  specificites: z.array(ligne('Une spécialité.')).min(1).meta({ description: 'Ses spécialités.' }),
  description: ligne('La maison en une phrase, pour l’index.'),
  garanties: indicateurs.optional().meta({ description: 'Les huit garanties de la grille : true si elle est incluse.' }),
  avantages: z.array(ligne('Un point fort.')).min(2).meta({ description: 'Points forts.' }),
  inconvenients: z
    .array(ligne('Un point de vigilance.'))
    .min(2)
    .meta({ description: 'Points de vigilance, autant que d’avantages.' }),
  secteursCibles: z.array(ligne('Un secteur.')).min(1).meta({ description: 'Les secteurs visés.' }),
  secteursExclus: z
    .array(identifiant)
    .default([])
    .meta({ description: 'Les métiers que la maison écrit ne pas assurer : hopitaux, services-de-paiement.' }),
  servicesInclus: z.array(ligne('Un service.')).min(1).meta({ description: 'Les services inclus.' }),
  questions: z.number().int().positive().meta({ description: 'Le nombre de questions de sa fiche.' }),
  tarif: z
    .strictObject({
      specialite: ligne('À qui ce prix s’adresse.'),
      avantages: z.array(ligne('Un avantage.')).min(1),
      url: adresseInterne('La fiche.'),
    })
    .optional()
    .meta({ description: 'La carte de la page des tarifs.' }),
});
export type Assureur = z.infer<typeof assureur>;

export const assureurs = z.strictObject({
  lignes: z.record(identifiant, assureur).meta({ description: 'Les huit maisons présentées.' }),
});

export const secteursEstimateur = ['general', 'sante', 'finance', 'ecommerce', 'industrie'] as const;
export const taillesEstimateur = ['tpe', 'pme', 'eti', 'ge'] as const;

const profil = z.strictObject({ nom: ligne('Le nom affiché.'), min: euros, max: euros, mensuelMin: euros, mensuelMax: euros });

export const estimateur = z.strictObject({
  secteurs: z.strictObject({ general: profil, sante: profil, finance: profil, ecommerce: profil, industrie: profil }).meta({
    description: 'Les fourchettes de départ, en euros : par an (min, max) et par mois (mensuelMin, mensuelMax).',
  }),
  tailles: z
    .array(
      z.strictObject({
        id: z.enum(taillesEstimateur),
        name: ligne('Le nom affiché.'),
        multiplier: z.number().positive().optional().meta({ description: 'Sans lui, le prix est sur devis.' }),
        description: ligne('L’effectif.'),
      }),
    )
    .length(4)
    .meta({ description: 'Les tailles et leur multiplicateur.' }),
  tranches: z
    .array(
      z.strictObject({
        id: identifiant,
        nom: ligne('Le nom affiché.'),
        prix: z.tuple([euros, euros]).optional().meta({ description: 'Par mois ; sans lui, sur devis.' }),
        plafond: z.number().positive().meta({ description: 'La couverture maximale, en millions d’euros.' }),
        ouvert: z.boolean().default(false).meta({ description: 'true : ce plafond « et plus ».' }),
      }),
    )
    .min(1)
    .meta({ description: 'Les bandes de prix par taille.' }),
});

const capacite = z.strictObject({
  capacite: ligne('Le nom du palier.'),
  montant: z.number().positive().optional().meta({ description: 'En millions d’euros ; sans lui, sur mesure.' }),
  description: ligne('Ce que le palier veut dire.'),
});
export type Capacite = z.infer<typeof capacite>;

export const capacites = z.strictObject({
  generiques: z
    .array(
      z.strictObject({
        tier: ligne('Le palier.'),
        amount: z.number().positive().optional(),
        description: ligne('Ce qu’il veut dire.'),
      }),
    )
    .min(1),
  assureurs: z.record(identifiant, z.array(capacite).min(1)).meta({ description: 'Les paliers de chaque fiche.' }),
});

const tranche = z.strictObject({
  nom: ligne('Le nom.'),
  de: z.number().int().positive(),
  a: z.number().int().positive().optional(),
});

export const tailles = z.strictObject({
  estimateur: z.array(tranche).min(1),
  formulaire: z.array(tranche).min(1),
  editorial: z.array(tranche).min(1),
  explication: texte('La note qui explique pourquoi les grilles diffèrent.'),
});

export const redirections = z.strictObject({
  redirections: z.array(z.strictObject({ de: adresseInterne('L’ancienne adresse.'), vers: adresseInterne('La page.') })),
});

export const interface_ = z.strictObject({
  lignes: z
    .record(
      identifiant,
      z.strictObject({
        nom: ligne('Ce que c’est.'),
        valeur: z.union([z.number(), z.string()]),
        unite: z.string().optional(),
        nature: z.literal('specification'),
      }),
    )
    .meta({ description: 'Les seuils et réglages de l’interface.' }),
});

export const glossaire = z.strictObject({
  termes: z
    .record(
      identifiant,
      z.strictObject({ nom: ligne('Le mot.'), definition: ligne('En une phrase.'), aussi: z.array(z.string()).optional() }),
    )
    .meta({ description: 'Les mots du métier, définis une fois.' }),
});

export const contacts = z.strictObject({
  lignes: z
    .record(
      identifiant,
      z.strictObject({
        nom: ligne('Le nom, affiché en grand.'),
        telephone: z.string().optional(),
        adresse: z.url().optional(),
        pour: ligne('Pour qui, quand.'),
        texte: ligne('Ce qu’on y obtient.'),
        source: reference('sources', 'D’où vient le numéro.').optional(),
      }),
    )
    .meta({ description: 'Les services d’urgence.' }),
});
