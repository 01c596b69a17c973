import { z } from 'zod';
import { times } from '../../domain/questionnaire/advice.ts';
import { valeur as valeurDeChiffre } from './figure-rows.ts';
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
  texte,
} from './types.ts';

const euros = z.number().int().nonnegative();

/** Guarantees bear the names of the specification, with their capitals. */
const idDeGarantie = z.string().regex(/^[a-z][A-Za-z0-9-]*$/);

export const garanties = z.strictObject({
  lignes: champ(
    'Les garanties comparées, dans l’ordre du tableau.',
    z.record(
      idDeGarantie,
      z.strictObject({
        adresse: champ(
          'Son nom dans l’adresse du comparatif, si ce n’est pas l’identifiant : ?faut=fraude.',
          identifiant,
        ).optional(),
        nom: ligne('Le nom affiché.'),
        explication: ligne('En une ligne, pour la tête du tableau.'),
      }),
    ),
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
  capaciteMax: champ('La capacité maximale, en millions d’euros.', z.number().positive()).optional(),
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
  inconvenients: liste(2, 'Points de vigilance, autant que d’avantages.', ligne('Un point de vigilance.')),
  secteursCibles: liste(1, 'Les secteurs visés.', ligne('Un secteur.')),
  servicesInclus: liste(1, 'Les services inclus.', ligne('Un service.')),
  questions: champ('Le nombre de questions de sa fiche.', z.number().int().positive()),
  tarif: groupe('La carte de la page des tarifs.', {
    tarifMensuel: champ('Par mois, en euros, s’il n’est pas le prix « à partir de ».', euros).optional(),
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

export const secteursEstimateur = ['general', 'sante', 'finance', 'ecommerce', 'industrie'] as const;
/** Where an address may ask for one, and the form may be told: another class is a change of the program too. */
const classesDeMarche = ['micro', 'petite', 'moyenne', 'eti', 'grande'] as const;
const taillesEstimateur = ['tpe', 'pme', 'eti', 'ge'] as const;

const profil = (secteur: string) =>
  groupe(secteur, {
    nom: ligne('Le nom affiché.'),
    min: champ('Par an, au moins.', euros),
    max: champ('Par an, au plus.', euros),
    mensuelMin: champ('Par mois, au moins.', euros),
    mensuelMax: champ('Par mois, au plus.', euros),
  });

export const estimateur = z.strictObject({
  secteurs: groupe('Les fourchettes de départ, en euros : par an (min, max) et par mois (mensuelMin, mensuelMax).', {
    general: profil('Toutes activités.'),
    sante: profil('La santé.'),
    finance: profil('La finance.'),
    ecommerce: profil('L’e-commerce.'),
    industrie: profil('L’industrie.'),
  }),
  tailles: champ(
    'Les tailles et leur multiplicateur.',
    z
      .array(
        z.strictObject({
          id: champ('La taille, comme le programme la nomme.', z.enum(taillesEstimateur)),
          nom: ligne('Le nom affiché.'),
          multiplicateur: champ('Sans lui, le prix est sur devis.', z.number().positive()).optional(),
          description: ligne('L’effectif.'),
        }),
      )
      .length(4),
  ),
  tranches: liste(1, 'Les bandes de prix par taille.', {
    id: champ('Le nom de la tranche, pour les textes : <Prix id="tranche-pme" />.', identifiant),
    nom: ligne('Le nom affiché.'),
    prix: champ('Par mois ; sans lui, sur devis.', z.tuple([euros, euros])).optional(),
    plafond: champ('La couverture maximale, en millions d’euros.', z.number().positive()),
    ouvert: champ('true : ce plafond « et plus ».', z.boolean()).default(false),
  }),
});

const mesure = (classe: string) =>
  groupe(classe, {
    taux: champ('La prime, en pour cent de la capacité.', z.number().positive()),
    capacite: champ('La capacité moyenne, c’est-à-dire le plafond acheté, en euros.', euros.positive()),
    franchise: champ('La franchise moyenne, en euros.', euros),
  });

const exercice = z.strictObject({
  annee: champ('L’année que l’étude mesure, qui précède celle où elle paraît.', z.number().int().min(2019).max(2100)),
  source: reference('sources', 'D’où viennent les taux, les capacités et les franchises.'),
  primes: groupe('Les primes de toutes les classes.', {
    total: champ('En millions d’euros.', z.number().positive()),
    source: reference('sources', 'D’où vient ce total.'),
  }),
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
  lignes: champ(
    'Les classes de chiffre d’affaires de l’étude, de la plus petite à la plus grande.',
    z
      .array(
        z.strictObject({
          id: champ('Le nom de la classe, dans l’adresse des tarifs : ?ca=petite.', z.enum(classesDeMarche)),
          jusqua: champ(
            'Le chiffre d’affaires où elle finit, en millions d’euros ; la dernière n’en a pas.',
            z.number().positive(),
          ).optional(),
        }),
      )
      .length(classesDeMarche.length)
      .refine((rows) => rows.every(({ jusqua = Infinity }, index) => jusqua > (rows[index - 1]?.jusqua ?? 0)), {
        message: 'chaque classe finit plus haut que celle d’avant, et la dernière n’a pas de fin',
      }),
  ),
  exercices: champ(
    'Les exercices de l’étude. Le site montre le dernier ; les autres restent, pour comparer.',
    z
      .array(exercice)
      .min(1)
      .refine((rows) => new Set(rows.map(({ annee }) => annee)).size === rows.length, {
        message: 'deux fois la même année ; corrigez-en une',
      }),
  ),
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
  questions: champ(
    'Les questions, les mêmes pour tous les assureurs, dans l’ordre des fiches.',
    z
      .record(
        identifiant,
        z.strictObject({
          nom: ligne('La question, telle qu’on la lit.'),
          explication: ligne('Ce qu’elle veut dire, en une ligne.').optional(),
          compare: champ('true : une ligne du comparatif ; sinon, sur les fiches seulement.', z.boolean()).default(false),
          ecrire: ligne('La même chose, comme on la fait écrire à chacun avant de signer.').optional(),
        }),
      )
      .refine((questions) => 'porteur' in questions, {
        message: 'il manque « porteur », que toute fiche montre : qui porte le risque',
      }),
  ),
  lignes: lignes('Ce qui est public de chacun, sous son identifiant de content/tables/assureurs.yaml.', {
    recherche: jour('Le jour où l’on a cherché : « rien trouvé » vaut pour ce jour-là.'),
    demander: ligne('La question à poser d’abord ; les questions communes viennent après, ne la posez pas deux fois.'),
    contradictions: champ(
      'Les questions où les documents ne disent pas la même chose : la fiche les met côte à côte.',
      z.record(questionPublique, ligne('Ce qui distingue ces documents, et lequel vient de la compagnie.')),
    ).optional(),
    faits: liste(0, 'Ce qui est public. Une question sans fait se lit « rien trouvé ».', fait).default([]),
  }),
});

const tailleDesPages = z.strictObject({ nom: ligne('Le nom.'), description: ligne('L’effectif.') });

export const tailles = z.strictObject({
  lignes: liste(1, 'Les tailles, comme les pages les comptent.', tailleDesPages),
});

/** What is said of publisher and broker: each sentence as the one publisher must say it, and the other. */
export const selon = z.strictObject({
  lignes: lignes('Les phrases qui changent selon qui publie le site.', {
    mandataire: texte('Ce qui est vrai quand l’éditeur est le mandataire du courtier.'),
    courtier: texte('Ce qui est vrai quand l’éditeur est le courtier lui-même.'),
    sansNom: texte('Ce que l’on dit tant que manque une identité que la phrase cite.').optional(),
  }),
});
export type Wordings = z.infer<typeof selon>['lignes'][string];

export const redirections = z.strictObject({
  redirections: liste(0, 'Les anciennes adresses, et les autres façons de les écrire.', {
    de: adresseInterne('L’ancienne adresse.'),
    vers: adresseInterne('La page.'),
  }),
});

export const interface_ = z.strictObject({
  lignes: lignes('Les seuils et réglages de l’interface.', {
    nom: ligne('Ce que c’est.'),
    valeur: champ('Le réglage.', z.union([z.number(), z.string()])),
    unite: champ('Son unité.', z.string()).optional(),
    nature: champ('Fixé avec le produit.', z.literal('specification')),
  }),
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

const terme = z.strictObject({
  nom: ligne('Le mot. Ce qui est entre parenthèses à la fin n’en fait pas partie.'),
  definition: ligne('En une phrase. C’est elle que montre l’infobulle.'),
  exemple: ligne('Un cas, si possible celui de l’entreprise de trente personnes, avec les nombres des tables.'),
  contrat: ligne('Ce qu’il faut chercher dans le contrat : la phrase suit « Dans le contrat, cherchez ».'),
  confondu: liste(1, 'Les mots avec lesquels on le confond.', {
    avec: z.string().min(1).meta({ description: 'L’autre mot, par son identifiant.', table: 'glossaire' }),
    difference: ligne('Ce qui les distingue.'),
  }).optional(),
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
});
export type Terme = z.infer<typeof terme>;

export const glossaire = z.strictObject({
  termes: lignes('Les mots du métier, définis une fois.', terme),
});

const contact = z.strictObject({
  nom: ligne('Le nom, affiché en grand.'),
  telephone: champ('Le numéro à composer.', z.string()).optional(),
  adresse: champ('Le site, s’il n’y a pas de numéro.', z.url()).optional(),
  source: reference('sources', 'D’où vient le numéro.').optional(),
});

export const contacts = z
  .strictObject({
    lignes: lignes(
      'Les services d’urgence.',
      contact.extend({ pour: ligne('Pour qui, quand.'), texte: ligne('Ce qu’on y obtient.') }),
    ),
    autres: lignes('Les autres contacts de la page d’urgence, qui dit elle-même quand les appeler.', contact),
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
  apporter: texte('Ce que l’agenda rappelle d’emporter ou de dire.'),
  depassee: ligne('Que faire une fois la date passée.'),
});
export type Horloge = z.infer<typeof horloge>;

export const horloges = z.strictObject({
  nis2EnVigueur: champ('true quand la loi française de transposition de NIS 2 est en vigueur.', z.boolean()),
  horloges: groupe('Les délais d’un incident.', {
    plainte: champ('La plainte.', horloge),
    cnil: champ('La notification à la CNIL.', horloge),
    assureur: champ('La déclaration à l’assureur.', horloge),
    dora: champ('L’autorité financière, pour les entreprises que DORA vise.', horloge),
    nis2: champ('L’ANSSI, une fois la loi française en vigueur.', horloge),
  }),
  heuresOuvrees: groupe('Les heures que comptent le rappel au courtier et son relevé du mois.', {
    ouverture: champ('L’heure où la journée du courtier commence.', z.number().int().min(0).max(11)),
    fermeture: champ('L’heure où elle finit.', z.number().int().min(13).max(24)),
    rappel: champ(
      'Au bout de combien d’heures ouvrées une demande que personne n’a prise en charge est rappelée au courtier.',
      z.number().int().min(1).max(100),
    ),
  }),
});

const exemple = z.strictObject({
  nom: ligne('L’entreprise, en quelques mots.'),
  effectif: champ('Les personnes qui y travaillent : sa marge brute paie au moins leurs salaires.', z.number().int().positive()),
  ventes: champ('Son chiffre d’affaires, en euros par an.', euros.positive()),
  marge: champ('Sa marge brute, en pour cent du chiffre d’affaires.', z.number().min(0).max(100)),
  attente: champ('La franchise d’un arrêt, en heures.', z.number().nonnegative()),
  moyen: champ(
    'true : son contrat est le contrat moyen de sa classe de chiffre d’affaires (content/tables/classes.yaml) : prime, plafond, franchise.',
    z.literal(true),
  ).optional(),
});

const arret = z.strictObject({
  jours: champ('L’arrêt complet, en jours de calendrier.', z.number().positive()),
  reprise: champ('La reprise qui suit, en jours.', z.number().nonnegative()).default(0),
  partis: champ('Les clients partis, en pour cent.', z.number().min(0).max(100)).default(0),
  pendant: champ('Les jours pendant lesquels ils manquent, après la reprise.', z.number().nonnegative()).default(0),
});

const poste = z
  .strictObject({
    nom: ligne('Ce qui est perdu ou dépensé.'),
    montant: champ('Le montant, en euros, choisi pour l’exemple.', euros).optional(),
    chiffre: reference('chiffres', 'Ou un montant qui a une source.').optional(),
    exclu: champ('true : aucun contrat ne le paie.', z.boolean()).default(false),
  })
  .refine(({ montant, chiffre }) => (montant === undefined) !== (chiffre === undefined), 'un poste a un montant ou un chiffre');

const sinistre = z.strictObject({
  outil: ligne('Son nom, s’il est un des exemples de /outils/perte-exploitation. Ce qui est exclu n’y paraît pas.').optional(),
  entreprise: champ('L’entreprise à qui cela arrive.', identifiant),
  arret: champ('L’arrêt ; sans lui, aucune marge n’est perdue.', arret).optional(),
  postes: liste(0, 'Les autres pertes et dépenses.', poste).default([]),
  limite: champ('Ce que le contrat paie au plus pour ce sinistre, en euros.', euros).optional(),
});

export const sinistres = z
  .strictObject({
    salarie: reference('chiffres', 'Ce qu’un salarié coûte à son employeur, par an.'),
    entreprises: lignes('Les entreprises des exemples, et leur contrat.', exemple),
    lignes: lignes('Ce qui leur arrive.', sinistre),
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
  id: champ('Son nom dans les fichiers que les visiteurs gardent : il ne change plus.', identifiant),
  nom: ligne('La question en quelques mots.'),
  assureur: ligne('La question d’un assureur, dans nos mots, tournée pour que « oui » soit la réponse favorable.'),
  clair: ligne('Ce qu’elle veut dire, et quand répondre « oui ».'),
  pourquoi: ligne('Pourquoi on la pose.'),
  effet: champ('Ce qu’un « non » change : le dossier, le prix, la garantie, ou rien de direct.', z.enum(effets)),
  non: ligne('Ce qu’entraîne un « non ».'),
  partie: ligne('Ce qu’entraîne un « en partie ».'),
  effetPartie: champ(
    'Ce qu’un « en partie » change. Absent : comme un « non », ou renchérir là où un « non » bloque.',
    z.enum(effets),
  ).optional(),
  preuve: ligne('Ce que l’on garde à l’appui d’un « oui », sans point final.'),
  demander: ligne('Ce que l’on cherche quand on ne sait pas, sans point final.'),
  faire: ligne('Par quoi commencer, à l’impératif.'),
  temps: champ('Le temps que cela demande, selon nous.', z.enum(times)),
  suppose: champ('Une question d’avant, sans laquelle celle-ci ne peut pas être « oui ».', identifiant).optional(),
  aide: groupe('Le passage du site qui aide.', {
    page: adresseInterne('Le passage.'),
    texte: ligne('Le texte du lien, différent des autres.'),
  }),
  sources: liste(
    0,
    'Les formulaires et articles publics où on la lit.',
    reference('sources', 'Un formulaire ou un article.'),
  ).default([]),
});
export type QuestionDeSecurite = z.infer<typeof questionDeSecurite>;

export const questionnaire = z
  .strictObject({
    groupes: champ(
      'Les groupes, dans l’ordre de la page.',
      z
        .array(
          z.strictObject({
            id: champ('Son nom dans l’adresse de la page.', identifiant),
            nom: ligne('Le titre du groupe.'),
            court: champ('Son nom dans le résumé joint à un devis.', z.string().min(1).max(13)),
            qui: champ('Qui sait répondre.', z.enum(places)),
            questions: liste(
              2,
              'Ses questions, dans l’ordre de la page ; une seule, et le résumé dirait laquelle manque.',
              questionDeSecurite,
            ),
          }),
        )
        .min(1)
        .max(10),
    ),
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
