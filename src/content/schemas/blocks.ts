import { z } from 'zod';
import { adresseInterne, ligne, preuve, questionPublique, reference, texte } from './types.ts';

// What a page holds beside its text: records with the fields that the specification names. Each is placed
// in the text by the component of the same name, and drawn in the form that suits it.

const nomme = z.strictObject({ nom: ligne('Ce dont il s’agit.'), detail: texte('En une ligne.') });
const titreTexte = z.strictObject({ titre: ligne('Le titre.'), texte: texte('Le texte.') });
const titreDescription = z.strictObject({ titre: ligne('Le titre.'), description: texte('La description.') });

/** The graduation of a day without computers. */
export const moments = ['heure 0', '1 h', '1 jour', '1 semaine'] as const;

const etats = ['inclus', 'option', 'absent'] as const;
const paye = z.strictObject({
  etat: z.enum(etats).meta({ description: 'inclus, option ou absent.' }),
  texte: texte('Ce qui est payé, ou ne l’est pas.'),
});

const formule = z.strictObject({
  nom: ligne('Le nom.'),
  prix: reference('prix', 'Le prix.'),
  lignes: z.array(nomme).min(2).meta({ description: 'Ce qu’elle paie.' }),
});

const plafondOuTexte = { plafond: reference('plafonds', 'Le plafond.').optional() };

/** A line of the timeline, from one of its cells to another. */
const span = (description: string) => ({
  texte: ligne(description),
  de: z.number().int().min(0).max(5).meta({ description: 'La case où cela commence, de 0 à 5.' }),
  a: z.number().int().min(1).max(6).meta({ description: 'La case où cela finit, de 1 à 6.' }),
});

export const blocks = {
  perimetre: z
    .strictObject({
      dedans: z
        .array(
          z.strictObject({
            titre: ligne('Le titre du groupe.'),
            etat: z.enum(['inclus', 'option']).meta({ description: 'inclus ou option.' }),
            lignes: z.array(nomme).min(1).meta({ description: 'Les lignes du groupe.' }),
          }),
        )
        .min(1)
        .meta({ description: 'Ce qui est payé, par groupe.' }),
      titreDehors: ligne('Le titre de ce qui n’est pas payé.').default('Hors garantie'),
      dehors: z.array(nomme).min(1).meta({ description: 'Ce qui ne l’est pas.' }),
    })
    .meta({ description: 'Le périmètre : dedans, en option, dehors.' }),
  couvertures: z
    .array(z.strictObject({ titre: ligne('La garantie.'), description: texte('Ce qu’elle paie.'), ...plafondOuTexte }))
    .min(2)
    .meta({ description: 'Les couvertures et leurs plafonds, dessinés à l’échelle.' }),
  risques: z
    .array(
      z.strictObject({
        sector: ligne('Le secteur.'),
        level: z.enum(['faible', 'moyen', 'élevé', 'très élevé']).meta({ description: 'Le niveau de risque, jugé par le site.' }),
        reason: texte('Pourquoi.'),
      }),
    )
    .min(3)
    .meta({ description: 'Le risque par secteur.' }),
  amendes: z
    .array(
      z.strictObject({
        company: ligne('Le nom.'),
        amount: reference('chiffres', 'Le montant, avec sa source et sa date.'),
        reason: texte('Ce qui a été reproché.'),
        year: z.number().int().meta({ description: 'L’année.' }),
      }),
    )
    .min(3)
    .meta({ description: 'Des sanctions notables.' }),
  interruptions: z
    .array(
      z.strictObject({
        sector: ligne('Le métier.'),
        incident: ligne('Ce qui s’est passé.'),
        duration: texte('Combien de temps.'),
        impact: texte('Ce qui s’est arrêté.'),
        cost: texte('Ce qu’il faut savoir du compte, que le site calcule lui-même.'),
        sinistre: reference('sinistres', 'Le sinistre dont le site calcule la perte.'),
      }),
    )
    .min(2)
    .meta({ description: 'Des arrêts racontés, et leur compte.' }),
  sinistres: z
    .array(
      z.strictObject({
        titre: ligne('Ce qui arrive.'),
        texte: texte('Ce qui se passe, sans les montants : le site les calcule.'),
        sinistre: reference('sinistres', 'Le sinistre.'),
      }),
    )
    .min(2)
    .meta({ description: 'Des sinistres d’une même entreprise, à la même échelle.' }),
  besoins: z
    .array(
      z.strictObject({
        titre: ligne('Ce que le lecteur cherche.'),
        texte: ligne('Ce qu’il trouve derrière.'),
        vers: adresseInterne('La page.'),
        urgent: z.boolean().default(false).meta({ description: 'true : en rouge, pour qui ne peut pas attendre.' }),
      }),
    )
    .min(2)
    .meta({ description: 'Ce que l’on peut chercher, chacun un lien.' }),
  mots: z
    .array(z.strictObject({ mot: ligne('Le mot à chercher.'), explication: texte('Ce qu’il faut y lire.') }))
    .min(3)
    .meta({ description: 'Les mots à chercher dans le contrat.' }),
  journee: z
    .strictObject({
      titre: ligne('Où et quand.'),
      lignes: z
        .array(
          z.strictObject({
            nom: ligne('Ce qui peut s’arrêter.'),
            tient: ligne('Comment on tient en attendant.').optional(),
            arret: ligne('Ce que l’arrêt fait.'),
            des: z.enum(moments).meta({ description: 'À partir de quand : heure 0, 1 h, 1 jour ou 1 semaine.' }),
          }),
        )
        .min(4)
        .meta({ description: 'Ce qui s’arrête, et quand.' }),
      apres: z
        .strictObject({ heure: texte('Après 1 h.'), jour: texte('Après 1 jour.'), semaine: texte('Après 1 semaine.') })
        .meta({ description: 'Où l’on en est, trois fois.' }),
    })
    .meta({ description: 'Une journée sans informatique.' }),
  menaces: z
    .array(
      z.strictObject({
        titre: ligne('La menace.'),
        texte: texte('Ce qui arrive.'),
        paye: z.array(paye).min(1).optional().meta({ description: 'Ce que le contrat en paie, ligne par ligne.' }),
        repere: reference('chiffres', 'Un repère indicatif, montré en petit.').optional(),
      }),
    )
    .min(3)
    .meta({ description: 'Les menaces, de la plus probable à la moins probable.' }),
  inclusions: z
    .array(
      z.strictObject({
        title: ligne('La garantie.'),
        description: texte('Ce qu’elle fait.'),
        coverage: texte('Jusqu’à combien, ou jusqu’où.'),
      }),
    )
    .min(3)
    .meta({ description: 'Les garanties comprises dans un programme.' }),
  solutions: z.array(titreDescription).min(3).meta({ description: 'Ce que l’on peut faire.' }),
  temoignages: z
    .array(
      z.strictObject({
        nom: ligne('Qui parle.'),
        entreprise: ligne('De quelle entreprise.'),
        citation: texte('Ce qui est dit.'),
        preuve,
      }),
    )
    .min(1)
    .meta({ description: 'Des témoignages, ou des scénarios illustratifs affichés comme tels.' }),
  expositions: z.array(titreTexte).min(3).meta({ description: 'Ce qui expose.' }),
  avantages: z.array(titreTexte).min(3).meta({ description: 'Ce que l’on y gagne.' }),
  raisons: z.array(titreTexte).min(2).meta({ description: 'Pourquoi.' }),
  formules: z
    .strictObject({
      petite: formule.meta({ description: 'La petite formule.' }),
      grande: formule.meta({ description: 'La grande : ce qu’elle ajoute.' }),
      dehors: z.array(texte('Ce qu’aucune ne paie.')).min(2).meta({ description: 'Ce qu’aucune des deux ne paie.' }),
    })
    .meta({ description: 'Deux formules, la petite dans la grande.' }),
  profils: z
    .array(
      z.strictObject({
        profil: ligne('Qui.'),
        choix: ligne('Ce qui convient.'),
        verifier: texte('Ce qu’il faut vérifier d’abord.'),
      }),
    )
    .min(3)
    .meta({ description: 'Ce qui convient, selon qui l’on est.' }),
  situations: z
    .array(
      z.strictObject({
        vous: ligne('Qui lit.'),
        grille: texte('Ce qu’indique notre grille, sans nommer personne.'),
        question: questionPublique.optional(),
        publie: texte('Ce qui est public et ne tient à aucun assureur, avec sa source.').optional(),
        demander: texte('Ce qu’il faut demander par écrit.'),
      }),
    )
    .min(2)
    .meta({ description: 'Selon la situation : la grille, ce qui est public, ce qu’il faut demander.' }),
  garanties: z
    .array(
      z.strictObject({
        id: reference('garanties', 'La garantie, si le comparatif l’a : son nom vient de la table.').optional(),
        name: ligne('Le nom d’une garantie que le comparatif n’a pas.').optional(),
        included: z.boolean().meta({ description: 'true : « Inclus » ; false : « Optionnel ».' }),
        sansDocument: z.literal(true).optional().meta({
          description:
            'true : rien ne dit que la garantie existe aujourd’hui, elle est à demander. Jamais avec « included: true ».',
        }),
        description: texte('Ce qu’elle paie.'),
      }),
    )
    // The guarantees of the grid come by themselves: a company may have one line more.
    .min(1)
    .meta({ description: 'Ce que la fiche dit d’autre que la grille ; les garanties de la grille s’y ajoutent seules.' }),
  forces: z.array(texte('Un point.')).min(3).meta({ description: 'Ce qui joue pour.' }),
  vigilance: z.array(texte('Un point.')).min(3).meta({ description: 'Ce qui doit vous arrêter : autant de points.' }),
  services: z
    .array(
      z.strictObject({
        name: ligne('Le service.'),
        description: texte('Ce qu’il fait.'),
      }),
    )
    .min(3)
    .meta({ description: 'Les services inclus.' }),
  publics: z
    .array(z.strictObject({ name: ligne('Le secteur.'), description: texte('Pourquoi lui.') }))
    .min(3)
    .meta({ description: 'Les secteurs visés.' }),
  etapes: z
    .array(
      z.strictObject({
        numero: z.number().int().positive().meta({ description: 'Le rang.' }),
        titre: ligne('Le titre.'),
        description: texte('Ce qui se passe.'),
        duree: reference('delais', 'La durée.').optional(),
        details: z.array(texte('Un détail.')).default([]).meta({ description: 'Ce qu’il faut savoir de plus.' }),
      }),
    )
    .min(3)
    .meta({ description: 'Des étapes numérotées.' }),
  parcours: z
    .strictObject({
      titre: ligne('Ce que le dessin montre.'),
      enBref: ligne('Le même en une ligne, que l’on déplie sur un téléphone.'),
      etapes: z
        .array(
          z.strictObject({
            qui: z
              .enum(['Vous', 'Vous et votre informaticien', 'Le courtier'])
              .meta({ description: 'Qui y passe ce temps ; ce qui n’est pas au courtier est dessiné plein.' }),
            duree: reference('delais', 'Le temps que cela prend.'),
            titre: ligne('Ce qui se passe.'),
            description: texte('Ce qu’il faut en savoir.'),
          }),
        )
        .min(3)
        .meta({ description: 'Les étapes, dans l’ordre.' }),
      note: texte('Pour qui ces durées valent.'),
    })
    .meta({ description: 'Ce qui suit une demande, et le temps que cela prend à chacun.' }),
  destinataire: z
    .strictObject({
      titre: ligne('Le titre.'),
      nom: texte('Qui reçoit la demande.'),
      lignes: z.array(nomme).min(1).meta({ description: 'Ce qu’il faut en savoir.' }),
      conclusion: texte('Ce que deviennent les réponses.'),
    })
    .meta({ description: 'Qui reçoit la demande, et qui paie qui.' }),
  promesses: z
    .strictObject({
      titreDedans: ligne('Le titre de ce que l’envoi déclenche.'),
      dedans: z.array(texte('Ce qui suit l’envoi.')).min(1).meta({ description: 'Ce que l’envoi déclenche.' }),
      titreDehors: ligne('Le titre de ce qu’il ne promet pas.'),
      dehors: z.array(texte('Ce qui n’est pas promis.')).min(1).meta({ description: 'Ce qu’il ne promet pas.' }),
    })
    .meta({ description: 'Ce que l’envoi d’une demande déclenche, et ce qu’il ne promet pas.' }),
  documents: z.array(nomme).min(3).meta({ description: 'Les documents à réunir : une liste à cocher.' }),
  erreurs: z.array(titreDescription).min(3).meta({ description: 'Les erreurs à éviter.' }),
  facteurs: z
    .array(
      z.strictObject({
        titre: ligne('Le facteur.'),
        description: texte('Comment il joue.'),
        baisse: texte('Ce qui fait baisser.'),
        hausse: texte('Ce qui fait monter.'),
        tenu: z.boolean().meta({ description: 'true : vous en décidez.' }),
      }),
    )
    .min(4)
    .meta({ description: 'Ce qui fait le prix.' }),
  economies: z.array(titreDescription).min(3).meta({ description: 'Comment payer moins.' }),
  chronologie: z
    .strictObject({
      titre: ligne('Ce que le dessin montre.'),
      dedans: z
        .array(
          z.strictObject({
            ...span('Ce qui est payé.'),
            echeance: z.boolean().default(false).meta({ description: 'true : une date limite, dessinée comme telle.' }),
          }),
        )
        .min(3)
        .meta({ description: 'Ce que le contrat paie, dans l’ordre.' }),
      dehors: z
        .array(z.strictObject(span('Ce qui ne l’est pas.')))
        .min(2)
        .meta({ description: 'Ce qu’il ne paie pas.' }),
    })
    .meta({
      description:
        'Une attaque, de la première heure aux mois qui suivent : de et a sont des cases, de 0 (heure 0) à 5 (jour 30) et 6 (plusieurs mois).',
    }),
};

export type Blocks = { [K in keyof typeof blocks]: z.infer<(typeof blocks)[K]> };
export type BlockName = keyof Blocks;

/** The given blocks as optional fields of a kind. */
export const optional = <K extends BlockName>(...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, blocks[name].optional()])) as { [P in K]: z.ZodOptional<(typeof blocks)[P]> };

/** The given blocks as fields that a kind must have. */
export const required = <K extends BlockName>(...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, blocks[name]])) as Pick<typeof blocks, K>;
