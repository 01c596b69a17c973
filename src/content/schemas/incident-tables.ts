import { z } from 'zod';
import {
  champ,
  ensemble,
  euros,
  groupe,
  identifiant,
  ligne,
  lignes,
  liste,
  reference,
  texte,
  vrai,
} from './types.ts';

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
    autres: lignes(
      'Les autres contacts de la page d’urgence, qui dit elle-même quand les appeler.',
      contact,
    ),
  })
  .refine(
    ({ lignes, autres }) => Object.keys(autres).every((id) => !Object.hasOwn(lignes, id)),
    'un contact est sous « lignes » ou sous « autres », pas sous les deux',
  );

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
  nis2EnVigueur: champ(
    'true quand la loi française de transposition de NIS 2 est en vigueur.',
    z.boolean(),
  ),
  horloges: groupe('Les délais d’un incident.', {
    plainte: champ('La plainte.', horloge),
    cnil: champ('La notification à la CNIL.', horloge),
    assureur: champ('La déclaration à l’assureur.', horloge),
    dora: champ('L’autorité financière, pour les entreprises que DORA vise.', horloge),
    nis2: champ('L’ANSSI, une fois la loi française en vigueur.', horloge),
  }),
});

const poste = z
  .strictObject({
    nom: ligne('Ce qui est perdu ou dépensé.'),
    montant: champ('Le montant, en euros, choisi pour l’exemple.', euros).optional(),
    chiffre: reference('chiffres', 'Ou un montant qui a une source.').optional(),
    exclu: champ('true : aucun contrat ne le paie.', z.boolean()).default(false),
  })
  .refine(
    ({ montant, chiffre }) => (montant === undefined) !== (chiffre === undefined),
    'un poste a un montant ou un chiffre',
  );

/** Without it the firm never closes. */
const semaine = groupe('Quand elle travaille ; sans cette ligne, sans interruption.', {
  jours: champ('Les jours par semaine.', z.number().int().min(1).max(7)),
  de: champ('L’heure où la journée commence.', z.number().min(0).max(23)),
  a: champ('L’heure où elle finit.', z.number().min(1).max(24)),
});

const sinistre = z.strictObject({
  outil: ligne(
    'Son nom, s’il est un des exemples de /outils/perte-exploitation. Ce qui est exclu n’y paraît pas.',
  ).optional(),
  entreprise: champ('L’entreprise à qui cela arrive.', identifiant),
  arret: groupe('L’arrêt ; sans lui, aucune marge n’est perdue.', {
    jours: champ(
      'L’arrêt complet, en jours de calendrier ; il commence à l’ouverture, le premier jour de la semaine.',
      z.number().positive(),
    ).optional(),
    trimestres: champ(
      'Ou l’arrêt en trimestres de marge, pour choisir un plafond.',
      z.number().positive(),
    ).optional(),
    reprise: champ('La reprise qui suit, en jours.', z.number().nonnegative()).default(0),
    partis: champ('Les clients partis, en pour cent.', z.number().min(0).max(100)).default(0),
    pendant: champ(
      'Les jours pendant lesquels ils manquent, après la reprise.',
      z.number().nonnegative(),
    ).default(0),
  }).optional(),
  postes: liste(0, 'Les autres pertes et dépenses.', poste).default([]),
  limite: champ('Ce que le contrat paie au plus pour ce sinistre, en euros.', euros).optional(),
});

export const sinistres = ensemble(
  z.strictObject({
    salarie: reference('chiffres', 'Ce qu’un salarié coûte à son employeur, par an.'),
    entreprises: lignes('Les entreprises des exemples, et leur contrat.', {
      nom: ligne('L’entreprise, en quelques mots.'),
      effectif: champ(
        'Les personnes qui y travaillent : sa marge brute paie au moins leurs salaires.',
        z.number().int().positive(),
      ),
      ventes: champ('Son chiffre d’affaires, en euros par an.', euros.positive()),
      marge: champ(
        'Sa marge brute, en pour cent du chiffre d’affaires.',
        z.number().min(0).max(100),
      ),
      semaine: semaine.optional(),
      attente: champ('La franchise d’un arrêt, en heures.', z.number().nonnegative()),
      moyen: vrai(
        'true : son contrat est le contrat moyen de sa classe de chiffre d’affaires (content/tables/classes.yaml) : prime, plafond, franchise.',
      ),
    }),
    lignes: lignes('Ce qui leur arrive.', sinistre),
  }),
  ({ entreprises, lignes }, wrong) => {
    for (const [id, { arret }] of Object.entries(lignes))
      if (arret && (arret.jours === undefined) === (arret.trimestres === undefined))
        wrong('un arrêt a des jours ou des trimestres', 'lignes', id, 'arret');
    for (const [id, { entreprise }] of Object.entries(lignes))
      if (!Object.hasOwn(entreprises, entreprise))
        wrong(
          `« ${entreprise} » n’est pas une des entreprises de ce fichier`,
          'lignes',
          id,
          'entreprise',
        );
  },
);
