import { z } from 'zod';
import {
  adresseInterne,
  champ,
  groupe,
  ligne,
  liste,
  preuve,
  questionPublique,
  reference,
  texte,
  vrai,
} from './types.ts';

// What a page holds beside its text: records with the fields that the specification names.

const nomme = z.strictObject({
  nom: ligne('Ce dont il s’agit.'),
  description: texte('En une ligne.'),
});
const titreTexte = z.strictObject({ titre: ligne('Le titre.'), texte: texte('Le texte.') });
const titreDescription = z.strictObject({
  titre: ligne('Le titre.'),
  description: texte('La description.'),
});

/** The graduation of a day without computers. */
export const moments = ['heure 0', '1 h', '1 jour', '1 semaine'] as const;

/** The pictures of /outils. */
export const dessinsOutils = ['prix', 'perte', 'questionnaire', 'delais'] as const;

const formule = z.strictObject({
  nom: ligne('Le nom.'),
  prix: reference('prix', 'Le prix.'),
  lignes: liste(2, 'Ce qu’elle paie.', nomme),
});

/** Its section keeps its margin; any other block takes the whole width of the page. */
const besideMargin = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ ...schema.meta(), narrow: true });

/**
 * Those that writers place in the text, by the component of the same name: what it is for is said
 * here alone, and src/blocks draws it. A new block is an entry in both.
 */
export const textBlocks = {
  perimetre: groupe('Le périmètre : dedans, en option, dehors.', {
    dedans: liste(1, 'Ce qui est payé, par groupe.', {
      titre: ligne('Le titre du groupe.'),
      etat: champ('inclus ou option.', z.enum(['inclus', 'option'])),
      lignes: liste(1, 'Les lignes du groupe.', nomme),
    }),
    titreDehors: ligne('Le titre de ce qui n’est pas payé.').default('Hors garantie'),
    dehors: liste(1, 'Ce qui ne l’est pas.', nomme),
  }),
  couvertures: liste(2, 'Les couvertures et leurs plafonds, dessinés à l’échelle.', {
    titre: ligne('La garantie.'),
    description: texte('Ce qu’elle paie.'),
    plafond: reference('plafonds', 'Le plafond.').optional(),
  }),
  risques: liste(3, 'Le risque par secteur.', {
    secteur: ligne('Le secteur.'),
    niveau: champ(
      'Le niveau de risque, jugé par le site.',
      z.enum(['faible', 'moyen', 'élevé', 'très élevé']),
    ),
    motif: texte('Pourquoi.'),
  }),
  amendes: liste(3, 'Des sanctions notables.', {
    societe: ligne('Le nom.'),
    montant: reference('chiffres', 'Le montant, avec sa source et sa date.'),
    motif: texte('Ce qui a été reproché.'),
    annee: champ('L’année.', z.number().int()),
  }),
  interruptions: liste(2, 'Des arrêts racontés, et leur compte.', {
    secteur: ligne('Le métier.'),
    incident: ligne('Ce qui s’est passé.'),
    duree: texte('Combien de temps.'),
    impact: texte('Ce qui s’est arrêté.'),
    cout: texte('Ce qu’il faut savoir du compte, que le site calcule lui-même.'),
    sinistre: reference('sinistres', 'Le sinistre dont le site calcule la perte.'),
  }),
  sinistres: liste(2, 'Des sinistres d’une même entreprise, à la même échelle.', {
    titre: ligne('Ce qui arrive.'),
    texte: texte('Ce qui se passe, sans les montants : le site les calcule.'),
    sinistre: reference('sinistres', 'Le sinistre.'),
  }),
  mots: liste(3, 'Les mots à chercher dans le contrat.', {
    mot: ligne('Le mot à chercher.'),
    explication: texte('Ce qu’il faut y lire.'),
  }),
  menaces: liste(3, 'Les menaces, de la plus probable à la moins probable.', {
    titre: ligne('La menace.'),
    texte: texte('Ce qui arrive.'),
    paye: liste(1, 'Ce que le contrat en paie, ligne par ligne.', {
      etat: champ('inclus, option ou absent.', z.enum(['inclus', 'option', 'absent'])),
      texte: texte('Ce qui est payé, ou ne l’est pas.'),
    }).optional(),
    repere: reference('chiffres', 'Un repère indicatif, montré en petit.').optional(),
  }),
  inclusions: liste(3, 'Les garanties comprises dans un programme.', {
    titre: ligne('La garantie.'),
    description: texte('Ce qu’elle fait.'),
    etendue: texte('Jusqu’à combien, ou jusqu’où.'),
  }),
  solutions: besideMargin(liste(3, 'Ce que l’on peut faire.', titreDescription)),
  temoignages: liste(1, 'Des témoignages, ou des scénarios illustratifs affichés comme tels.', {
    nom: ligne('Qui parle.'),
    entreprise: ligne('De quelle entreprise.'),
    citation: texte('Ce qui est dit.'),
    preuve,
  }),
  expositions: liste(3, 'Ce qui expose.', titreTexte),
  avantages: liste(3, 'Ce que l’on y gagne.', titreTexte),
  raisons: besideMargin(liste(2, 'Pourquoi.', titreTexte)),
  formules: groupe('Deux formules, la petite dans la grande.', {
    petite: champ('La petite formule.', formule),
    grande: champ('La grande : ce qu’elle ajoute.', formule),
    dehors: liste(2, 'Ce qu’aucune des deux ne paie.', texte('Ce qu’aucune ne paie.')),
  }),
  profils: liste(3, 'Ce qui convient, selon qui l’on est.', {
    profil: ligne('Qui.'),
    choix: ligne('Ce qui convient.'),
    verifier: texte('Ce qu’il faut vérifier d’abord.'),
  }),
  situations: liste(
    2,
    'Selon la situation : la grille, ce qui est public, ce qu’il faut demander.',
    {
      vous: ligne('Qui lit.'),
      grille: texte('Ce qu’indique notre grille, sans nommer personne.'),
      question: questionPublique.optional(),
      offre: reference(
        'assureurs',
        'La seule dont la réponse parle de cette situation.',
      ).optional(),
      publie: texte('Ce qui est public et ne tient à aucun assureur, avec sa source.').optional(),
      demander: texte('Ce qu’il faut demander par écrit.'),
    },
  ),
  publics: liste(3, 'Les secteurs visés.', {
    nom: ligne('Le secteur.'),
    description: texte('Pourquoi lui.'),
  }),
  etapes: liste(3, 'Des étapes numérotées.', {
    numero: champ('Le rang.', z.number().int().positive()),
    titre: ligne('Le titre.'),
    description: texte('Ce qui se passe.'),
    duree: reference('delais', 'La durée.').optional(),
    details: liste(0, 'Ce qu’il faut savoir de plus.', texte('Un détail.')).default([]),
  }),
  documents: besideMargin(liste(3, 'Les documents à réunir : une liste à cocher.', nomme)),
  erreurs: besideMargin(liste(3, 'Les erreurs à éviter.', titreDescription)),
  facteurs: liste(4, 'Ce qui fait le prix.', {
    titre: ligne('Le facteur.'),
    description: texte('Comment il joue.'),
    baisse: texte('Ce qui fait baisser.'),
    hausse: texte('Ce qui fait monter.'),
    tenu: champ('true : vous en décidez.', z.boolean()),
  }),
  economies: besideMargin(liste(3, 'Comment payer moins.', titreDescription)),
};

/** Those that a template draws by itself, where the page has them. */
const pageBlocks = {
  outils: liste(2, 'Les outils, dans leur ordre.', {
    dessin: champ(
      'Son dessin, fait avec les nombres de l’entreprise des exemples.',
      z.enum(dessinsOutils),
    ),
    titre: ligne('Ce qu’il répond.'),
    texte: texte('Ce que l’on donne, et ce que l’on apprend.'),
    duree: reference('delais', 'Le temps que l’on y passe.'),
    action: ligne('Le lien, par un verbe.'),
    vers: adresseInterne('La page.'),
  }),
  besoins: liste(2, 'Ce que l’on peut chercher, chacun un lien.', {
    titre: ligne('Ce que le lecteur cherche.'),
    texte: ligne('Ce qu’il trouve derrière.'),
    vers: adresseInterne('La page.'),
    urgent: champ('true : en rouge, pour qui ne peut pas attendre.', z.boolean()).default(false),
  }),
  journee: groupe('Une journée sans informatique.', {
    titre: ligne('Où et quand.'),
    lignes: liste(4, 'Ce qui s’arrête, et quand.', {
      nom: ligne('Ce qui peut s’arrêter.'),
      tient: ligne('Comment on tient en attendant.').optional(),
      arret: ligne('Ce que l’arrêt fait.'),
      des: champ('À partir de quand : heure 0, 1 h, 1 jour ou 1 semaine.', z.enum(moments)),
    }),
    apres: groupe('Où l’on en est, trois fois.', {
      heure: texte('Après 1 h.'),
      jour: texte('Après 1 jour.'),
      semaine: texte('Après 1 semaine.'),
    }),
  }),
  garanties: liste(
    1,
    'Ce que la fiche dit d’autre que la grille ; les garanties de la grille s’y ajoutent seules.',
    {
      id: reference(
        'garanties',
        'La garantie, si le comparatif l’a : son nom vient de la table.',
      ).optional(),
      nom: ligne('Le nom d’une garantie que le comparatif n’a pas.').optional(),
      incluse: champ('true : « Inclus » ; false : « Optionnel ».', z.boolean()),
      sansDocument: vrai(
        'true : rien ne dit que la garantie existe aujourd’hui, elle est à demander. Jamais avec « incluse: true ».',
      ),
      description: texte('Ce qu’elle paie.'),
    },
  ),
  forces: liste(3, 'Ce qui joue pour.', texte('Un point.')),
  vigilance: liste(3, 'Ce qui doit vous arrêter : autant de points.', texte('Un point.')),
  services: liste(3, 'Les services inclus.', {
    nom: ligne('Le service.'),
    description: texte('Ce qu’il fait.'),
  }),
  parcours: groupe('Ce qui suit une demande, et le temps que cela prend à chacun.', {
    titre: ligne('Ce que le dessin montre.'),
    etapes: liste(3, 'Les étapes, dans l’ordre.', {
      qui: champ(
        'Qui y passe ce temps ; ce qui n’est pas au courtier est dessiné plein.',
        z.enum(['Vous', 'Vous et votre informaticien', 'Le courtier']),
      ),
      duree: reference('delais', 'Le temps que cela prend.'),
      titre: ligne('Ce qui se passe.'),
      description: texte('Ce qu’il faut en savoir.'),
    }),
    note: texte('Pour qui ces durées valent.'),
  }),
  destinataire: groupe('Qui reçoit la demande, et qui paie qui.', {
    titre: ligne('Le titre.'),
    texte: texte('Ce qu’il faut en savoir.'),
  }),
  promesses: groupe('Ce que l’envoi d’une demande ne promet pas.', {
    titre: ligne('Le titre.'),
    lignes: liste(1, 'Ce qu’il ne promet pas.', texte('Ce qui n’est pas promis.')),
  }),
  heures: groupe(
    'Une attaque, d’un moment à l’autre : les postes arrêtés, la facture, qui la paie.',
    {
      titre: ligne('Ce que le dessin montre.'),
      sinistre: reference(
        'sinistres',
        'L’attaque : un arrêt, que le site calcule jour après jour.',
      ),
      plan: reference('plans', 'Le plan, avec un poste par personne.'),
      note: texte('Comment lire le dessin.'),
      moments: liste(3, 'Les moments, dans l’ordre.', {
        acte: ligne('Ce qui commence avec ce moment et dure plusieurs moments.').optional(),
        heure: texte('Le moment, court.'),
        quand: texte('Le même, par le calendrier ou l’horloge.'),
        heures: champ('Les heures depuis l’attaque.', z.number().nonnegative()),
        texte: texte('Ce qui se passe.'),
      }),
      apres: texte('Ce que ce calcul laisse de côté, et les sources.'),
      facture: groupe('Le calcul, ligne par ligne, et ce qu’il suppose.', {
        titre: ligne('Le titre.'),
        notes: liste(1, 'Ce que le calcul suppose, dans la marge.', titreTexte),
      }),
    },
  ),
};

export const blocks = { ...textBlocks, ...pageBlocks };

export type Blocks = { [K in keyof typeof blocks]: z.infer<(typeof blocks)[K]> };
export type BlockName = keyof Blocks;
export type TextBlock = keyof typeof textBlocks;
export const blockNames = Object.keys(blocks) as BlockName[];

/**
 * What the text of a page need not call: beside them, the trades that an insurer's profile lists by
 * itself.
 */
export const isDrawnByTemplate = (name: BlockName): boolean =>
  name in pageBlocks || name === 'publics';

/** The given blocks as optional fields of a kind. */
export const optional = <K extends BlockName>(...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, blocks[name].optional()])) as {
    [P in K]: z.ZodOptional<(typeof blocks)[P]>;
  };

/** The given blocks as fields that a kind must have. */
export const required = <K extends BlockName>(...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, blocks[name]])) as Pick<typeof blocks, K>;
