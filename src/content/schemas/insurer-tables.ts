import { z } from 'zod';
import { owners } from '#src/lib/owners.ts';
import {
  checkBalance,
  day,
  euros,
  field,
  group,
  identifier,
  internalAddress,
  line,
  list,
  questionPublique,
  reference,
  rows,
  withRule,
} from './types.ts';

/**
 * Ids of guarantees may contain capital letters, because the specification prescribes these ids.
 */
const idDeGarantie = z.string().regex(/^[a-z][A-Za-z0-9-]*$/);

export const garanties = withRule(
  z.strictObject({
    lignes: rows(
      'Les garanties comparées, dans l’ordre du tableau.',
      {
        adresse: field(
          'Son nom dans l’adresse du comparatif, si ce n’est pas l’identifiant : ?faut=fraude.',
          identifier,
        ).optional(),
        nom: line(),
        explication: line('En une ligne, pour la tête du tableau.'),
      },
      idDeGarantie,
    ),
  }),
  ({ lignes }, wrong) => {
    // Two guarantees must not have the same name in the address of the comparison.
    const ownerOf = owners();
    for (const [id, { adresse }] of Object.entries(lignes)) if (!adresse) ownerOf(id, id);
    for (const [id, { adresse }] of Object.entries(lignes)) {
      const owner = adresse && ownerOf(adresse, id);
      if (owner) wrong(`« ${adresse} » est déjà pris par « ${owner} »`, 'lignes', id, 'adresse');
    }
  },
);

const natures = ['assureur', 'courtier', 'agence de souscription'] as const;

export const neededToCompare = ['note', 'prix', 'capaciteMax', 'garanties'] as const;

const assureur = withRule(
  z.strictObject({
    nom: line('Le nom, comme la compagnie l’écrit.'),
    logo: field('Le logo de la fiche : un émoji.', z.string().min(1)),
    nature: z.enum(natures),
    compare: field('Dans le tableau comparatif, ou seulement dans l’index.', z.boolean()),
    note: field('Notre note, de 0 à 5.', z.number().min(0).max(5)).optional(),
    etoiles: field('Les étoiles de la fiche.', z.number().int().min(0).max(5)).optional(),
    prix: field('Le prix « à partir de », en euros par mois.', euros).optional(),
    capaciteMax: field(
      'La capacité maximale, en millions d’euros.',
      z.number().positive(),
    ).optional(),
    url: internalAddress(),
    paliers: list(1, 'Les paliers de capacité de la fiche.', {
      capacite: line(),
      montant: field(
        'En millions d’euros, ou capaciteMax : celle du comparatif. Sans montant, sur mesure.',
        z.union([z.number().positive(), z.literal('capaciteMax')]),
      ).optional(),
      description: line(),
    }),
    specificites: list(1, 'Ses spécialités.', line()),
    description: line('La compagnie en une phrase, pour l’index.'),
    garanties: field(
      'Pour chaque garantie de content/tables/garanties.yaml : true si elle est incluse, false ' +
        'sinon.',
      z.record(reference('garanties'), z.boolean()),
    ).optional(),
    avantages: list(2, 'Points forts.', line()),
    inconvenients: list(2, 'Points de vigilance, autant que d’avantages.', line()),
    secteursCibles: list(1, 'Les secteurs visés.', line()),
    servicesInclus: list(1, 'Les services inclus.', line()),
    tarif: group('La carte de la page des tarifs.', {
      specialite: line('À qui ce prix s’adresse.'),
      avantages: list(1, 'Ce que l’on y gagne.', line()),
    }).optional(),
  }),
  (row, wrong) => {
    checkBalance(['avantages', row.avantages], ['inconvenients', row.inconvenients], wrong);
    for (const field of row.compare ? neededToCompare : [])
      if (row[field] === undefined)
        wrong(
          `« ${field} » manque : avec compare: true, il faut une note, un prix, une capacité et ` +
            'des garanties',
        );
  },
);
export type Assureur = z.infer<typeof assureur>;

export const assureurs = z.strictObject({
  releve: day('Le jour où la grille a été relevée : les pages le disent.'),
  paliers: list(1, 'Les paliers que l’on rencontre partout.', {
    palier: line(),
    montant: field('En millions d’euros ; sans lui, sur mesure.', z.number().positive()).optional(),
    description: line(),
  }),
  lignes: rows('Les assureurs et intermédiaires présentés.', assureur),
});

const fait = z.strictObject({
  question: questionPublique,
  reponse: line('Ce que dit le document, et rien de plus.'),
  bref: line('La même chose en quelques mots, pour la case du comparatif.').optional(),
  precision: line('Ce qu’il ne dit pas, ou ne dit plus.').optional(),
  document: reference(
    'sources',
    'Le document qui le dit : un identifiant de content/tables/sources.yaml. Sans document, ' +
      'ce n’est pas un fait public : supprimez la ligne.',
  ),
});

export const faits = z.strictObject({
  valable: field(
    'Le nombre de mois après lesquels le contrôle demande de relire un document ou une fiche, ' +
      'ou de refaire une recherche.',
    z.number().int().positive(),
  ),
  questions: rows('Les questions, les mêmes pour tous les assureurs, dans l’ordre des fiches.', {
    nom: line('La question, telle qu’on la lit.'),
    explication: line('Ce qu’elle veut dire, en une ligne.').optional(),
    compare: field(
      'true : une ligne du comparatif ; sinon, sur les fiches seulement.',
      z.boolean(),
    ).default(false),
  }).refine(
    (questions) => 'porteur' in questions,
    'il manque « porteur », que toute fiche montre : qui porte le risque',
  ),
  lignes: rows(
    'Ce qui est public de chacun, sous son identifiant de content/tables/assureurs.yaml.',
    {
      recherche: day('Le jour où l’on a cherché : « rien trouvé » vaut pour ce jour-là.'),
      demander: line(),
      contradictions: field(
        'Les questions où les documents ne disent pas la même chose : la fiche les met côte à ' +
          'côte.',
        z.record(
          questionPublique,
          line('Ce qui distingue ces documents, et lequel vient de la compagnie.'),
        ),
      ).optional(),
      faits: list(
        0,
        'Ce qui est public. Une question sans fait se lit « rien trouvé ».',
        fait,
      ).default([]),
    },
    reference('assureurs'),
  ),
});
