import { z } from 'zod';
import {
  adresseInterne,
  champ,
  groupe,
  identifiant,
  jour,
  ligne,
  lignes,
  liste,
  questionPublique,
  reference,
} from './types.ts';

const euros = z.number().int().nonnegative();

/** Guarantees bear the names of the specification, with their capitals. */
const idDeGarantie = z.string().regex(/^[a-z][A-Za-z0-9-]*$/);

export const garanties = z.strictObject({
  lignes: lignes(
    'Les garanties comparées, dans l’ordre du tableau.',
    {
      adresse: champ(
        'Son nom dans l’adresse du comparatif, si ce n’est pas l’identifiant : ?faut=fraude.',
        identifiant,
      ).optional(),
      nom: ligne('Le nom affiché.'),
      explication: ligne('En une ligne, pour la tête du tableau.'),
    },
    idDeGarantie,
  ),
});

const natures = ['assureur', 'courtier', 'agence de souscription'] as const;

const assureur = z.strictObject({
  nom: ligne('Le nom, comme la compagnie l’écrit.'),
  logo: champ('Le logo de la fiche : un émoji.', z.string().min(1)),
  nature: champ('Ce qu’elle est.', z.enum(natures)),
  compare: champ('Dans le tableau comparatif, ou seulement dans l’index.', z.boolean()),
  note: champ('Notre note, de 0 à 5.', z.number().min(0).max(5)).optional(),
  etoiles: champ('Les étoiles de la fiche.', z.number().int().min(0).max(5)).optional(),
  prix: champ('Le prix « à partir de », en euros par mois.', euros).optional(),
  capaciteMax: champ(
    'La capacité maximale, en millions d’euros.',
    z.number().positive(),
  ).optional(),
  url: adresseInterne('La fiche.'),
  sites: liste(
    1,
    'Ses sites, sans www : generali.fr. Un fait d’une autre compagnie ne se tire pas d’eux.',
    z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/),
  ).optional(),
  specificites: liste(1, 'Ses spécialités.', ligne('Une spécialité.')),
  description: ligne('La compagnie en une phrase, pour l’index.'),
  garanties: champ(
    'Pour chaque garantie de content/tables/garanties.yaml : true si elle est incluse, false sinon.',
    z.record(idDeGarantie, z.boolean()),
  ).optional(),
  avantages: liste(2, 'Points forts.', ligne('Un point fort.')),
  inconvenients: liste(
    2,
    'Points de vigilance, autant que d’avantages.',
    ligne('Un point de vigilance.'),
  ),
  secteursCibles: liste(1, 'Les secteurs visés.', ligne('Un secteur.')),
  servicesInclus: liste(1, 'Les services inclus.', ligne('Un service.')),
  questions: champ('Le nombre de questions de sa fiche.', z.number().int().positive()),
  tarif: groupe('La carte de la page des tarifs.', {
    tarifMensuel: champ(
      'Par mois, en euros, s’il n’est pas le prix « à partir de ».',
      euros,
    ).optional(),
    tarifAnnuel: champ('Par an, en euros, si ce n’est pas douze fois le mois.', euros).optional(),
    specialite: ligne('À qui ce prix s’adresse.'),
    avantages: liste(1, 'Ce que l’on y gagne.', ligne('Un avantage.')),
    url: adresseInterne('La fiche.'),
  }).optional(),
});
export type Assureur = z.infer<typeof assureur>;

export const assureurs = z.strictObject({
  releve: jour('Le jour où la grille a été relevée : les pages le disent.'),
  lignes: lignes('Les assureurs et intermédiaires présentés.', assureur),
});

const capacite = z.strictObject({
  capacite: ligne('Le nom du palier.'),
  montant: champ(
    'En millions d’euros, ou capaciteMax : celle du comparatif, dans content/tables/assureurs.yaml. Sans montant, sur mesure.',
    z.union([z.number().positive(), z.literal('capaciteMax')]),
  ).optional(),
  description: ligne('Ce que le palier veut dire.'),
});

export const capacites = z.strictObject({
  generiques: liste(1, 'Les paliers que l’on rencontre partout.', {
    palier: ligne('Le palier.'),
    montant: champ('En millions d’euros ; sans lui, sur mesure.', z.number().positive()).optional(),
    description: ligne('Ce qu’il veut dire.'),
  }),
  assureurs: lignes('Les paliers de chaque fiche.', z.array(capacite).min(1)),
});

const fait = z.strictObject({
  question: questionPublique,
  reponse: ligne('Ce que dit le document, et rien de plus.'),
  bref: ligne('La même chose en quelques mots, pour la case du comparatif.').optional(),
  precision: ligne('Ce qu’il ne dit pas, ou ne dit plus.').optional(),
  document: reference(
    'sources',
    'Le document qui le dit : un identifiant de content/tables/sources.yaml. Sans document, ce n’est pas un fait public : supprimez la ligne.',
  ),
});

export const faits = z.strictObject({
  valable: champ(
    'Le nombre de mois après lesquels le contrôle demande de relire un document ou une fiche, ou de refaire une recherche.',
    z.number().int().positive(),
  ),
  questions: lignes('Les questions, les mêmes pour tous les assureurs, dans l’ordre des fiches.', {
    nom: ligne('La question, telle qu’on la lit.'),
    explication: ligne('Ce qu’elle veut dire, en une ligne.').optional(),
    compare: champ(
      'true : une ligne du comparatif ; sinon, sur les fiches seulement.',
      z.boolean(),
    ).default(false),
  }).refine(
    (questions) => 'porteur' in questions,
    'il manque « porteur », que toute fiche montre : qui porte le risque',
  ),
  lignes: lignes(
    'Ce qui est public de chacun, sous son identifiant de content/tables/assureurs.yaml.',
    {
      recherche: jour('Le jour où l’on a cherché : « rien trouvé » vaut pour ce jour-là.'),
      demander: ligne('La question à poser d’abord.'),
      contradictions: champ(
        'Les questions où les documents ne disent pas la même chose : la fiche les met côte à côte.',
        z.record(
          questionPublique,
          ligne('Ce qui distingue ces documents, et lequel vient de la compagnie.'),
        ),
      ).optional(),
      faits: liste(
        0,
        'Ce qui est public. Une question sans fait se lit « rien trouvé ».',
        fait,
      ).default([]),
    },
  ),
});
