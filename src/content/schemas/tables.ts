import { z } from 'zod';
import { times } from '../../domain/questionnaire/advice.ts';
import { valeur as valeurDeChiffre } from './figures.ts';
import { adresseInterne, identifiant, jour, ligne, questionPublique, reference, texte } from './types.ts';

const euros = z.number().int().nonnegative();

/** Guarantees bear the names of the specification, with their capitals. */
const idDeGarantie = z.string().regex(/^[a-z][A-Za-z0-9-]*$/);

export const garanties = z.strictObject({
  lignes: z
    .record(
      idDeGarantie,
      z.strictObject({
        adresse: identifiant
          .optional()
          .meta({ description: 'Son nom dans l’adresse du comparatif, si ce n’est pas l’identifiant : ?faut=fraude.' }),
        nom: ligne('Le nom affiché.'),
        explication: ligne('En une ligne, pour la tête du tableau.'),
      }),
    )
    .meta({ description: 'Les garanties comparées, dans l’ordre du tableau.' }),
});

const natures = ['assureur', 'courtier', 'agence de souscription'] as const;

const assureur = z.strictObject({
  nom: ligne('Le nom, comme la compagnie l’écrit.'),
  logo: z.string().min(1).meta({ description: 'Le logo de la fiche : un émoji.' }),
  nature: z.enum(natures).meta({ description: 'Ce qu’elle est.' }),
  compare: z.boolean().meta({ description: 'Dans le tableau comparatif, ou seulement dans l’index.' }),
  note: z.number().min(0).max(5).optional().meta({ description: 'Notre note, de 0 à 5.' }),
  etoiles: z.number().int().min(0).max(5).optional().meta({ description: 'Les étoiles de la fiche.' }),
  prix: euros.optional().meta({ description: 'Le prix « à partir de », en euros par mois.' }),
  capaciteMax: z.number().positive().optional().meta({ description: 'La capacité maximale, en millions d’euros.' }),
  url: adresseInterne('La fiche.'),
  sites: z
    .array(z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/))
    .min(1)
    .optional()
    .meta({ description: 'Ses sites, sans www : generali.fr. Un fait d’une autre compagnie ne se tire pas d’eux.' }),
  specificites: z.array(ligne('Une spécialité.')).min(1).meta({ description: 'Ses spécialités.' }),
  description: ligne('La compagnie en une phrase, pour l’index.'),
  garanties: z
    .record(idDeGarantie, z.boolean())
    .optional()
    .meta({ description: 'Pour chaque garantie de content/tables/garanties.yaml : true si elle est incluse, false sinon.' }),
  avantages: z.array(ligne('Un point fort.')).min(2).meta({ description: 'Points forts.' }),
  inconvenients: z
    .array(ligne('Un point de vigilance.'))
    .min(2)
    .meta({ description: 'Points de vigilance, autant que d’avantages.' }),
  secteursCibles: z.array(ligne('Un secteur.')).min(1).meta({ description: 'Les secteurs visés.' }),
  servicesInclus: z.array(ligne('Un service.')).min(1).meta({ description: 'Les services inclus.' }),
  questions: z.number().int().positive().meta({ description: 'Le nombre de questions de sa fiche.' }),
  tarif: z
    .strictObject({
      tarifMensuel: euros.optional().meta({ description: 'Par mois, en euros, s’il n’est pas le prix « à partir de ».' }),
      tarifAnnuel: euros.optional().meta({ description: 'Par an, en euros, si ce n’est pas douze fois le mois.' }),
      specialite: ligne('À qui ce prix s’adresse.'),
      avantages: z.array(ligne('Un avantage.')).min(1).meta({ description: 'Ce que l’on y gagne.' }),
      url: adresseInterne('La fiche.'),
    })
    .optional()
    .meta({ description: 'La carte de la page des tarifs.' }),
});
export type Assureur = z.infer<typeof assureur>;

export const assureurs = z.strictObject({
  releve: jour('Le jour où la grille a été relevée : les pages le disent.'),
  lignes: z.record(identifiant, assureur).meta({ description: 'Les assureurs et intermédiaires présentés.' }),
});

export const secteursEstimateur = ['general', 'sante', 'finance', 'ecommerce', 'industrie'] as const;
/** Where an address may ask for one, and the form may be told: another class is a change of the program too. */
const classesDeMarche = ['micro', 'petite', 'moyenne', 'eti', 'grande'] as const;
const taillesEstimateur = ['tpe', 'pme', 'eti', 'ge'] as const;

const profil = (secteur: string) =>
  z
    .strictObject({
      nom: ligne('Le nom affiché.'),
      min: euros.meta({ description: 'Par an, au moins.' }),
      max: euros.meta({ description: 'Par an, au plus.' }),
      mensuelMin: euros.meta({ description: 'Par mois, au moins.' }),
      mensuelMax: euros.meta({ description: 'Par mois, au plus.' }),
    })
    .meta({ description: secteur });

export const estimateur = z.strictObject({
  secteurs: z
    .strictObject({
      general: profil('Toutes activités.'),
      sante: profil('La santé.'),
      finance: profil('La finance.'),
      ecommerce: profil('L’e-commerce.'),
      industrie: profil('L’industrie.'),
    })
    .meta({
      description: 'Les fourchettes de départ, en euros : par an (min, max) et par mois (mensuelMin, mensuelMax).',
    }),
  tailles: z
    .array(
      z.strictObject({
        id: z.enum(taillesEstimateur).meta({ description: 'La taille, comme le programme la nomme.' }),
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
        id: identifiant.meta({ description: 'Le nom de la tranche, pour les textes : <Prix id="tranche-pme" />.' }),
        nom: ligne('Le nom affiché.'),
        prix: z.tuple([euros, euros]).optional().meta({ description: 'Par mois ; sans lui, sur devis.' }),
        plafond: z.number().positive().meta({ description: 'La couverture maximale, en millions d’euros.' }),
        ouvert: z.boolean().default(false).meta({ description: 'true : ce plafond « et plus ».' }),
      }),
    )
    .min(1)
    .meta({ description: 'Les bandes de prix par taille.' }),
});

const mesure = (classe: string) =>
  z
    .strictObject({
      taux: z.number().positive().meta({ description: 'La prime, en pour cent de la capacité.' }),
      capacite: euros.positive().meta({ description: 'La capacité moyenne, c’est-à-dire le plafond acheté, en euros.' }),
      franchise: euros.meta({ description: 'La franchise moyenne, en euros.' }),
    })
    .meta({ description: classe });

const exercice = z.strictObject({
  annee: z
    .number()
    .int()
    .min(2019)
    .max(2100)
    .meta({ description: 'L’année que l’étude mesure, qui précède celle où elle paraît.' }),
  source: reference('sources', 'D’où viennent les taux, les capacités et les franchises.'),
  primes: z
    .strictObject({
      total: z.number().positive().meta({ description: 'En millions d’euros.' }),
      source: reference('sources', 'D’où vient ce total.'),
    })
    .meta({ description: 'Les primes de toutes les classes.' }),
  suivante: texte(
    'Ce que l’on sait de l’édition suivante tant qu’elle n’est pas ici : la page des tarifs le montre. Il disparaît avec le nouvel exercice.',
  ).optional(),
  micro: mesure('La première classe.'),
  petite: mesure('La deuxième.'),
  moyenne: mesure('La troisième.'),
  eti: mesure('La quatrième.'),
  grande: mesure('La dernière.'),
} satisfies Record<(typeof classesDeMarche)[number], z.ZodType> & z.ZodRawShape);

export const classes = z.strictObject({
  seuil: reference('chiffres', 'Le chiffre d’affaires au-delà duquel l’estimateur n’est plus fiable.'),
  lignes: z
    .array(
      z.strictObject({
        id: z.enum(classesDeMarche).meta({ description: 'Le nom de la classe, dans l’adresse des tarifs : ?ca=petite.' }),
        jusqua: z
          .number()
          .positive()
          .optional()
          .meta({ description: 'Le chiffre d’affaires où elle finit, en millions d’euros ; la dernière n’en a pas.' }),
      }),
    )
    .length(classesDeMarche.length)
    .refine((rows) => rows.every(({ jusqua = Infinity }, index) => jusqua > (rows[index - 1]?.jusqua ?? 0)), {
      message: 'chaque classe finit plus haut que celle d’avant, et la dernière n’a pas de fin',
    })
    .meta({ description: 'Les classes de chiffre d’affaires de l’étude, de la plus petite à la plus grande.' }),
  exercices: z
    .array(exercice)
    .min(1)
    .refine((rows) => new Set(rows.map(({ annee }) => annee)).size === rows.length, {
      message: 'deux fois la même année ; corrigez-en une',
    })
    .meta({ description: 'Les exercices de l’étude. Le site montre le dernier ; les autres restent, pour comparer.' }),
});

const capacite = z.strictObject({
  capacite: ligne('Le nom du palier.'),
  montant: z
    .union([z.number().positive(), z.literal('capaciteMax')])
    .optional()
    .meta({
      description:
        'En millions d’euros, ou capaciteMax : celle du comparatif, dans content/tables/assureurs.yaml. Sans montant, sur mesure.',
    }),
  description: ligne('Ce que le palier veut dire.'),
});

export const capacites = z.strictObject({
  generiques: z
    .array(
      z.strictObject({
        tier: ligne('Le palier.'),
        amount: z.number().positive().optional().meta({ description: 'En millions d’euros ; sans lui, sur mesure.' }),
        description: ligne('Ce qu’il veut dire.'),
      }),
    )
    .min(1)
    .meta({ description: 'Les paliers que l’on rencontre partout.' }),
  assureurs: z.record(identifiant, z.array(capacite).min(1)).meta({ description: 'Les paliers de chaque fiche.' }),
});

const fait = z.strictObject({
  question: questionPublique,
  reponse: ligne('Ce que dit le document, et rien de plus.'),
  precision: ligne('Ce qu’il ne dit pas, ou ne dit plus.').optional(),
  document: reference(
    'sources',
    'Le document qui le dit : un identifiant de content/tables/sources.yaml. Sans document, ce n’est pas un fait public : supprimez la ligne.',
  ),
});

export const faits = z.strictObject({
  valable: z.number().int().positive().meta({
    description:
      'Le nombre de mois après lesquels le contrôle demande de relire un document ou une fiche, ou de refaire une recherche.',
  }),
  questions: z
    .record(
      identifiant,
      z.strictObject({
        nom: ligne('La question, telle qu’on la lit.'),
        explication: ligne('Ce qu’elle veut dire, en une ligne.').optional(),
        compare: z
          .boolean()
          .default(false)
          .meta({ description: 'true : une ligne du comparatif ; sinon, sur les fiches seulement.' }),
        ecrire: ligne('La même chose, comme on la fait écrire à chacun avant de signer.').optional(),
      }),
    )
    .refine((questions) => 'porteur' in questions, {
      message: 'il manque « porteur », que toute fiche montre : qui porte le risque',
    })
    .meta({ description: 'Les questions, les mêmes pour tous les assureurs, dans l’ordre des fiches.' }),
  lignes: z
    .record(
      identifiant,
      z.strictObject({
        recherche: jour('Le jour où l’on a cherché : « rien trouvé » vaut pour ce jour-là.'),
        demander: ligne('La question à poser d’abord ; les questions communes viennent après, ne la posez pas deux fois.'),
        contradictions: z
          .record(questionPublique, ligne('Ce qui distingue ces documents, et lequel vient de la compagnie.'))
          .optional()
          .meta({ description: 'Les questions où les documents ne disent pas la même chose : la fiche les met côte à côte.' }),
        faits: z
          .array(fait)
          .default([])
          .meta({ description: 'Ce qui est public. Une question sans fait se lit « rien trouvé ».' }),
      }),
    )
    .meta({ description: 'Ce qui est public de chacun, sous son identifiant de content/tables/assureurs.yaml.' }),
});

const tailleDesPages = z.strictObject({ nom: ligne('Le nom.'), description: ligne('L’effectif.') });

export const tailles = z.strictObject({
  lignes: z.array(tailleDesPages).min(1).meta({ description: 'Les tailles, comme les pages les comptent.' }),
});

/** What is said of publisher and broker: each sentence as the one publisher must say it, and the other. */
export const selon = z.strictObject({
  lignes: z
    .record(
      identifiant,
      z.strictObject({
        mandataire: texte('Ce qui est vrai quand l’éditeur est le mandataire du courtier.'),
        courtier: texte('Ce qui est vrai quand l’éditeur est le courtier lui-même.'),
        sansNom: texte('Ce que l’on dit tant que manque une identité que la phrase cite.').optional(),
      }),
    )
    .meta({ description: 'Les phrases qui changent selon qui publie le site.' }),
});
export type Wordings = z.infer<typeof selon>['lignes'][string];

export const redirections = z.strictObject({
  redirections: z
    .array(z.strictObject({ de: adresseInterne('L’ancienne adresse.'), vers: adresseInterne('La page.') }))
    .meta({ description: 'Les anciennes adresses, et les autres façons de les écrire.' }),
});

export const interface_ = z.strictObject({
  lignes: z
    .record(
      identifiant,
      z.strictObject({
        nom: ligne('Ce que c’est.'),
        valeur: z.union([z.number(), z.string()]).meta({ description: 'Le réglage.' }),
        unite: z.string().optional().meta({ description: 'Son unité.' }),
        nature: z.literal('specification').meta({ description: 'Fixé avec le produit.' }),
      }),
    )
    .meta({ description: 'Les seuils et réglages de l’interface.' }),
});

const fixes = (description: string, valeur: z.ZodType = valeurDeChiffre) =>
  z.record(identifiant, valeur).optional().meta({ description });

/** What the specification says of the numbers that stand in the other tables. */
export const specification = z.strictObject({
  articles: z
    .array(
      z.strictObject({
        article: ligne('L’article de la spécification, et sa partie : « 9, chiffres éditoriaux ».'),
        prix: fixes('Des prix, par identifiant, ceux du site compris : <Prix id="axa" />.'),
        plafonds: fixes('Des plafonds et des franchises.'),
        delais: fixes('Des délais.'),
        chiffres: fixes('Des chiffres.'),
        etoiles: fixes('Les étoiles d’un assureur.'),
        questions: fixes('Le nombre de questions d’un assureur.'),
        interface: fixes('Des réglages de l’interface.', z.union([z.number(), z.string()])),
      }),
    )
    .min(1)
    .meta({ description: 'Les nombres fixés, article par article.' }),
});

const terme = z.strictObject({
  nom: ligne('Le mot. Ce qui est entre parenthèses à la fin n’en fait pas partie.'),
  definition: ligne('En une phrase. C’est elle que montre l’infobulle.'),
  exemple: ligne('Un cas, si possible celui de l’entreprise de trente personnes, avec les nombres des tables.'),
  contrat: ligne('Ce qu’il faut chercher dans le contrat : la phrase suit « Dans le contrat, cherchez ».'),
  confondu: z
    .array(
      z.strictObject({
        avec: z.string().min(1).meta({ description: 'L’autre mot, par son identifiant.', table: 'glossaire' }),
        difference: ligne('Ce qui les distingue.'),
      }),
    )
    .min(1)
    .optional()
    .meta({ description: 'Les mots avec lesquels on le confond.' }),
  aussi: z.array(z.string()).optional().meta({ description: 'Les autres noms du mot, que la page montre.' }),
  formes: z
    .array(z.string())
    .optional()
    .meta({ description: 'D’autres façons de l’écrire, que les textes lient aussi ; le pluriel et le féminin se font seuls.' }),
  lien: z.literal('à la main').optional().meta({
    description: 'Pour un mot que chacun connaît (« prime »), ou qui a un autre sens ailleurs (« tiers ») : seul <Terme> y mène.',
  }),
});
export type Terme = z.infer<typeof terme>;

export const glossaire = z.strictObject({
  termes: z.record(identifiant, terme).meta({ description: 'Les mots du métier, définis une fois.' }),
});

const contact = z.strictObject({
  nom: ligne('Le nom, affiché en grand.'),
  telephone: z.string().optional().meta({ description: 'Le numéro à composer.' }),
  adresse: z.url().optional().meta({ description: 'Le site, s’il n’y a pas de numéro.' }),
  source: reference('sources', 'D’où vient le numéro.').optional(),
});

export const contacts = z
  .strictObject({
    lignes: z
      .record(identifiant, contact.extend({ pour: ligne('Pour qui, quand.'), texte: ligne('Ce qu’on y obtient.') }))
      .meta({ description: 'Les services d’urgence.' }),
    autres: z
      .record(identifiant, contact)
      .meta({ description: 'Les autres contacts de la page d’urgence, qui dit elle-même quand les appeler.' }),
  })
  .refine(({ lignes, autres }) => Object.keys(autres).every((id) => !Object.hasOwn(lignes, id)), {
    message: 'un contact est sous « lignes » ou sous « autres », pas sous les deux',
  });

const horloge = z.strictObject({
  nom: ligne('La démarche.'),
  delai: reference('delais', 'Sa durée.'),
  depart: ligne('Le moment d’où elle part.'),
  article: ligne('Le texte qui l’impose.'),
  tache: ligne('Ce qu’il reste à faire : « Il vous reste tant pour… ».'),
  agenda: ligne('Le titre dans un agenda.'),
  apporter: ligne('Ce que l’agenda rappelle d’emporter ou de dire.'),
  depassee: ligne('Que faire une fois la date passée.'),
});
export type Horloge = z.infer<typeof horloge>;

export const horloges = z.strictObject({
  nis2EnVigueur: z.boolean().meta({ description: 'true quand la loi française de transposition de NIS 2 est en vigueur.' }),
  horloges: z
    .strictObject({
      plainte: horloge.meta({ description: 'La plainte.' }),
      cnil: horloge.meta({ description: 'La notification à la CNIL.' }),
      assureur: horloge.meta({ description: 'La déclaration à l’assureur.' }),
      dora: horloge.meta({ description: 'L’autorité financière, pour les entreprises que DORA vise.' }),
      nis2: horloge.meta({ description: 'L’ANSSI, une fois la loi française en vigueur.' }),
    })
    .meta({ description: 'Les délais d’un incident.' }),
});

const exemple = z.strictObject({
  nom: ligne('L’entreprise, en quelques mots.'),
  effectif: z
    .number()
    .int()
    .positive()
    .meta({ description: 'Les personnes qui y travaillent : sa marge brute paie au moins leurs salaires.' }),
  ventes: euros.positive().meta({ description: 'Son chiffre d’affaires, en euros par an.' }),
  marge: z.number().min(0).max(100).meta({ description: 'Sa marge brute, en pour cent du chiffre d’affaires.' }),
  attente: z.number().nonnegative().meta({ description: 'La franchise d’un arrêt, en heures.' }),
  moyen: z.literal(true).optional().meta({
    description:
      'true : son contrat est le contrat moyen de sa classe de chiffre d’affaires (content/tables/classes.yaml) : prime, plafond, franchise.',
  }),
});

const arret = z.strictObject({
  jours: z.number().positive().meta({ description: 'L’arrêt complet, en jours de calendrier.' }),
  reprise: z.number().nonnegative().default(0).meta({ description: 'La reprise qui suit, en jours.' }),
  partis: z.number().min(0).max(100).default(0).meta({ description: 'Les clients partis, en pour cent.' }),
  pendant: z
    .number()
    .nonnegative()
    .default(0)
    .meta({ description: 'Les jours pendant lesquels ils manquent, après la reprise.' }),
});

const poste = z
  .strictObject({
    nom: ligne('Ce qui est perdu ou dépensé.'),
    montant: euros.optional().meta({ description: 'Le montant, en euros, choisi pour l’exemple.' }),
    chiffre: reference('chiffres', 'Ou un montant qui a une source.').optional(),
    exclu: z.boolean().default(false).meta({ description: 'true : aucun contrat ne le paie.' }),
  })
  .refine(({ montant, chiffre }) => (montant === undefined) !== (chiffre === undefined), 'un poste a un montant ou un chiffre');

const sinistre = z.strictObject({
  outil: ligne('Son nom, s’il est un des exemples de /outils/perte-exploitation. Ce qui est exclu n’y paraît pas.').optional(),
  entreprise: identifiant.meta({ description: 'L’entreprise à qui cela arrive.' }),
  arret: arret.optional().meta({ description: 'L’arrêt ; sans lui, aucune marge n’est perdue.' }),
  postes: z.array(poste).default([]).meta({ description: 'Les autres pertes et dépenses.' }),
  limite: euros.optional().meta({ description: 'Ce que le contrat paie au plus pour ce sinistre, en euros.' }),
});

export const sinistres = z
  .strictObject({
    salarie: reference('chiffres', 'Ce qu’un salarié coûte à son employeur, par an.'),
    entreprises: z.record(identifiant, exemple).meta({ description: 'Les entreprises des exemples, et leur contrat.' }),
    lignes: z.record(identifiant, sinistre).meta({ description: 'Ce qui leur arrive.' }),
  })
  .superRefine(({ entreprises, lignes }, context) => {
    for (const [id, { entreprise }] of Object.entries(lignes))
      if (!Object.hasOwn(entreprises, entreprise))
        context.addIssue({
          code: 'custom',
          path: ['lignes', id, 'entreprise'],
          message: `« ${entreprise} » n’est pas une des entreprises de ce fichier`,
        });
  });

const places = ['vous', 'prestataire'] as const;
const effets = ['bloque', 'rencherit', 'sort', 'informe'] as const;
const questionDeSecurite = z.strictObject({
  id: identifiant.meta({ description: 'Son nom dans les fichiers que les visiteurs gardent : il ne change plus.' }),
  nom: ligne('La question en quelques mots.'),
  assureur: ligne('La question d’un assureur, dans nos mots, tournée pour que « oui » soit la réponse favorable.'),
  clair: ligne('Ce qu’elle veut dire, et quand répondre « oui ».'),
  pourquoi: ligne('Pourquoi on la pose.'),
  effet: z.enum(effets).meta({ description: 'Ce qu’un « non » change : le dossier, le prix, la garantie, ou rien de direct.' }),
  non: ligne('Ce qu’entraîne un « non ».'),
  partie: ligne('Ce qu’entraîne un « en partie ».'),
  effetPartie: z.enum(effets).optional().meta({
    description: 'Ce qu’un « en partie » change. Absent : comme un « non », ou renchérir là où un « non » bloque.',
  }),
  preuve: ligne('Ce que l’on garde à l’appui d’un « oui », sans point final.'),
  demander: ligne('Ce que l’on cherche quand on ne sait pas, sans point final.'),
  faire: ligne('Par quoi commencer, à l’impératif.'),
  temps: z.enum(times).meta({ description: 'Le temps que cela demande, selon nous.' }),
  suppose: identifiant.optional().meta({ description: 'Une question d’avant, sans laquelle celle-ci ne peut pas être « oui ».' }),
  aide: z
    .strictObject({ page: adresseInterne('Le passage.'), texte: ligne('Le texte du lien, différent des autres.') })
    .meta({ description: 'Le passage du site qui aide.' }),
  sources: z
    .array(reference('sources', 'Un formulaire ou un article.'))
    .default([])
    .meta({ description: 'Les formulaires et articles publics où on la lit.' }),
});
export type QuestionDeSecurite = z.infer<typeof questionDeSecurite>;

export const questionnaire = z
  .strictObject({
    groupes: z
      .array(
        z.strictObject({
          id: identifiant.meta({ description: 'Son nom dans l’adresse de la page.' }),
          nom: ligne('Le titre du groupe.'),
          court: z.string().min(1).max(13).meta({ description: 'Son nom dans le résumé joint à un devis.' }),
          qui: z.enum(places).meta({ description: 'Qui sait répondre.' }),
          questions: z
            .array(questionDeSecurite)
            .min(2)
            .meta({ description: 'Ses questions, dans l’ordre de la page ; une seule, et le résumé dirait laquelle manque.' }),
        }),
      )
      .min(1)
      .max(10)
      .meta({ description: 'Les groupes, dans l’ordre de la page.' }),
  })
  .superRefine(({ groupes }, context) => {
    const before = new Set<string>();
    for (const [group, { questions }] of groupes.entries())
      for (const [index, { id, suppose }] of questions.entries()) {
        const at = (field: string, message: string) =>
          context.addIssue({ code: 'custom', path: ['groupes', group, 'questions', index, field], message });
        if (before.has(id)) at('id', `« ${id} » est déjà le nom d’une autre question`);
        if (suppose !== undefined && !before.has(suppose)) at('suppose', `« ${suppose} » n’est pas une question d’avant`);
        before.add(id);
      }
  });
