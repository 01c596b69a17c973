import { z } from 'zod';
import {
  field,
  flag,
  group,
  internalAddress,
  line,
  list,
  questionPublique,
  reference,
  text,
  withRule,
} from './types.ts';

// Blocks of a page. The product specification names their fields.

const nomme = z.strictObject({
  nom: line('Ce dont il s’agit.'),
  description: text('En une ligne.'),
});
const titreTexte = z.strictObject({ titre: line('Le titre.'), texte: text('Le texte.') });

const incidentDate = z.string().regex(/^\d{4}(?:-\d{2}){0,2}$/);

/** Moments on the time axis of a day without computers. */
export const moments = ['heure 0', '1 h', '1 jour', '1 semaine'] as const;

/** Names of the pictures on /outils. */
export const dessinsOutils = ['prix', 'perte', 'questionnaire', 'delais'] as const;

const stepActor = field(
  'Qui y passe ce temps ; ce qui n’est pas au courtier est dessiné plein.',
  z.enum(['Vous', 'Vous et votre informaticien', 'Le courtier']),
);

/**
 * Blocks that writers place in a text with a component. The component has the name of the block,
 * and src/blocks implements it.
 */
export const textBlocks = {
  perimetre: group('Le périmètre : dedans, en option, dehors.', {
    dedans: list(1, 'Ce qui est payé, par groupe.', {
      titre: line('Le titre du groupe.'),
      etat: field('inclus ou option.', z.enum(['inclus', 'option'])),
      lignes: list(1, 'Les lignes du groupe.', nomme),
    }),
    titreDehors: line('Le titre de ce qui n’est pas payé.').default('Hors garantie'),
    dehors: list(1, 'Ce qui ne l’est pas.', nomme),
  }),
  attaques: list(3, 'Des attaques publiques, dans un tableau que le lecteur classe.', {
    nom: text('Qui, avec un lien vers son récit plus bas.'),
    taille: line('Sa taille ou son métier.'),
    date: field('Le jour, le mois ou l’année : 2019-11-08, 2019-11 ou 2019.', incidentDate),
    arret: text('Ce qui s’est arrêté, et combien de temps.'),
    jours: field('Les jours d’arrêt, pour le classement.', z.number().positive()).optional(),
    cout: text('Le coût publié.'),
    montant: reference('chiffres', 'Le coût, pour le classement.').optional(),
    paye: text('Ce que l’assurance a payé, ou ce qui en est publié.'),
  }),
  deuxContrats: group('Deux contrats de même prime, article par article.', {
    prime: reference('chiffres', 'La prime de l’un et de l’autre.'),
    articles: list(2, 'Les articles, écrits par le site.', {
      numero: line('Son numéro.'),
      titre: line('Son titre.'),
      a: line('L’article du contrat A ; les mots qui changent entre == et ==.'),
      b: line('Le même article du contrat B.'),
      chargeA: reference('chiffres', 'Ce que A laisse à l’entreprise, s’il laisse.').optional(),
      chargeB: reference('chiffres', 'Ce que B laisse à l’entreprise, s’il laisse.').optional(),
      calcul: text('Le calcul, en une ou deux phrases.'),
    }),
    suite: text('Ce que la comparaison apprend.'),
  }),
  menaces: list(3, 'Les menaces, de la plus probable à la moins probable.', {
    titre: line('La menace.'),
    texte: text('Ce qui arrive.'),
    paye: list(1, 'Ce que le contrat en paie, ligne par ligne.', {
      etat: field('inclus, option ou absent.', z.enum(['inclus', 'option', 'absent'])),
      texte: text('Ce qui est payé, ou ne l’est pas.'),
    }).optional(),
    repere: reference('chiffres', 'Un repère indicatif, montré en petit.').optional(),
  }),
  situations: list(
    2,
    'Selon la situation : la grille, ce qui est public, ce qu’il faut demander.',
    {
      vous: line('Qui lit.'),
      grille: text('Ce qu’indique notre grille, sans nommer personne.'),
      question: questionPublique.optional(),
      offre: reference(
        'assureurs',
        'La seule dont la réponse parle de cette situation.',
      ).optional(),
      publie: text('Ce qui est public et ne tient à aucun assureur, avec sa source.').optional(),
      demander: text('Ce qu’il faut demander par écrit.'),
    },
  ),
};

/** Blocks that the template of a page shows. Writers do not place them in a text. */
const pageBlocks = {
  outils: list(2, 'Les outils, dans leur ordre.', {
    dessin: field(
      'Son dessin, fait avec les nombres de l’entreprise des exemples.',
      z.enum(dessinsOutils),
    ),
    titre: line('Ce qu’il répond.'),
    texte: text('Ce que l’on donne, et ce que l’on apprend.'),
    duree: reference('delais', 'Le temps que l’on y passe.'),
    action: line('Le lien, par un verbe.'),
    vers: internalAddress('La page.'),
  }),
  journee: group('Une journée sans informatique.', {
    titre: line('Où et quand.'),
    lignes: list(4, 'Ce qui s’arrête, et quand.', {
      nom: line('Ce qui peut s’arrêter.'),
      tient: line('Comment on tient en attendant.').optional(),
      arret: line('Ce que l’arrêt fait.'),
      des: field('À partir de quand : heure 0, 1 h, 1 jour ou 1 semaine.', z.enum(moments)),
    }),
  }),
  garanties: list(
    1,
    'Ce que la fiche dit d’autre que la grille ; les garanties de la grille s’y ajoutent seules.',
    withRule(
      z.strictObject({
        id: reference(
          'garanties',
          'La garantie, si le comparatif l’a : son nom vient de la table.',
        ).optional(),
        nom: line('Le nom d’une garantie que le comparatif n’a pas.').optional(),
        incluse: field('true : « Inclus » ; false : « Optionnel ».', z.boolean()),
        sansDocument: flag(
          'true : rien ne dit que la garantie existe aujourd’hui, elle est à demander. Jamais ' +
            'avec « incluse: true ».',
        ),
        description: text('Ce qu’elle paie.'),
      }),
      ({ id, nom, incluse, sansDocument }, wrong) => {
        if ((id === undefined) === (nom === undefined))
          wrong(
            'écrivez « id » pour une garantie du comparatif, « nom » pour une autre ; l’un des ' +
              'deux, pas les deux',
          );
        if (incluse && sansDocument)
          wrong(
            '« incluse: true » et « sansDocument: true » se contredisent. Gardez l’un des deux',
          );
      },
    ),
  ),
  forces: list(3, 'Ce qui joue pour.', text('Un point.')),
  vigilance: list(3, 'Ce qui doit vous arrêter : autant de points.', text('Un point.')),
  services: list(3, 'Les services inclus.', nomme),
  publics: list(3, 'Les secteurs visés.', nomme),
  parcours: group('Ce qui suit une demande, et le temps que cela prend à chacun.', {
    titre: line('Ce que le dessin montre.'),
    etapes: list(3, 'Les étapes, dans l’ordre.', {
      qui: stepActor,
      duree: reference('delais', 'Le temps que cela prend.'),
      ensuite: group('Le temps de quelqu’un d’autre, dans la même étape.', {
        qui: stepActor,
        duree: reference('delais', 'Son temps.'),
      }).optional(),
      titre: line('Ce qui se passe.'),
      description: text('Ce qu’il faut en savoir.'),
    }),
    note: text('Pour qui ces durées valent.'),
  }),
  promesses: group('Ce que l’envoi d’une demande ne promet pas.', {
    titre: line('Le titre.'),
    lignes: list(1, 'Ce qu’il ne promet pas.', text('Ce qui n’est pas promis.')),
  }),
  heures: group(
    'Une attaque, d’un moment à l’autre : les postes arrêtés, la facture, qui la paie.',
    {
      titre: line('Ce que le dessin montre.'),
      sinistre: reference(
        'sinistres',
        'L’attaque : un arrêt, que le site calcule jour après jour.',
      ),
      plan: reference('plans', 'Le plan, avec un poste par personne.'),
      note: text('Comment lire le dessin.'),
      moments: list(3, 'Les moments, dans l’ordre.', {
        heure: text('Le moment, court.'),
        quand: text('Le même, par le calendrier ou l’horloge.'),
        heures: field('Les heures depuis l’attaque.', z.number().nonnegative()),
        texte: text('Ce qui se passe.'),
      }),
      apres: text('Ce que ce calcul laisse de côté, et les sources.'),
      facture: group('Le calcul, ligne par ligne, et ce qu’il suppose.', {
        titre: line('Le titre.'),
        notes: list(1, 'Ce que le calcul suppose, dans la marge.', titreTexte),
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
 * Returns whether the template of the page shows the block, so that the text needs no tag for it.
 */
export const isDrawnByTemplate = (name: BlockName): boolean => name in pageBlocks;

/** Returns these blocks as optional fields for the schema of a kind. */
export const optional = <K extends BlockName>(...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, blocks[name].optional()])) as {
    [P in K]: z.ZodOptional<(typeof blocks)[P]>;
  };

/** Returns these blocks as required fields for the schema of a kind. */
export const required = <K extends BlockName>(...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, blocks[name]])) as Pick<typeof blocks, K>;
