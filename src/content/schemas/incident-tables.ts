import { z } from 'zod';
import {
  euros,
  field,
  flag,
  group,
  identifier,
  line,
  list,
  reference,
  rows,
  rowTable,
  text,
  withRule,
} from './types.ts';

export const contacts = rowTable('Les services d’urgence, dans l’ordre, puis d’autres contacts.', {
  nom: line('Le nom, affiché en grand.'),
  telephone: field('Le numéro à composer.', z.string()).optional(),
  adresse: field('Le site, s’il n’y a pas de numéro.', z.url()).optional(),
  source: reference('sources', 'D’où vient le numéro.').optional(),
  pour: line('Pour qui. Sans lui, seule la page d’urgence nomme le contact.').optional(),
  texte: line('Quand l’appeler, pour un service d’urgence.').optional(),
});

const horloge = z.strictObject({
  nom: line(),
  delai: reference('delais'),
  depart: line('Le moment d’où elle part.'),
  article: line('Le texte qui l’impose.'),
  agenda: line('Le titre dans un agenda.'),
  apporter: text('Ce que l’agenda rappelle d’emporter ou de dire.'),
  depassee: line('Que faire une fois la date passée.'),
});
export type Horloge = z.infer<typeof horloge>;

export const horloges = z.strictObject({
  nis2EnVigueur: field(
    'true quand la loi française de transposition de NIS 2 est en vigueur.',
    z.boolean(),
  ),
  horloges: field(
    'Les délais d’un incident.',
    z.record(z.enum(['plainte', 'cnil', 'assureur', 'dora', 'nis2']), horloge),
  ),
});

const poste = z
  .strictObject({
    nom: line(),
    montant: field('Le montant, en euros, choisi pour l’exemple.', euros).optional(),
    chiffre: reference('chiffres', 'Ou un montant qui a une source.').optional(),
    exclu: field('true : aucun contrat ne le paie.', z.boolean()).default(false),
  })
  .refine(
    ({ montant, chiffre }) => (montant === undefined) !== (chiffre === undefined),
    'un poste a un montant ou un chiffre',
  );

/** Working week of a firm. A firm without this field never closes. */
const semaine = group('Quand elle travaille ; sans cette ligne, sans interruption.', {
  jours: z.number().int().min(1).max(7),
  de: field('L’heure où la journée commence.', z.number().min(0).max(23)),
  a: field('L’heure où elle finit.', z.number().min(1).max(24)),
});

const sinistre = z.strictObject({
  outil: line(
    'Son nom, s’il est un des exemples de /outils/perte-exploitation. Ce qui est exclu n’y ' +
      'paraît pas.',
  ).optional(),
  entreprise: field('L’entreprise à qui cela arrive.', identifier),
  arret: group('L’arrêt ; sans lui, aucune marge n’est perdue.', {
    jours: field(
      'L’arrêt complet, en jours de calendrier ; il commence à l’ouverture, le premier jour ' +
        'de la semaine.',
      z.number().positive(),
    ).optional(),
    trimestres: field(
      'Ou l’arrêt en trimestres de marge, pour choisir un plafond.',
      z.number().positive(),
    ).optional(),
    reprise: field('La reprise qui suit, en jours.', z.number().nonnegative()).default(0),
    partis: field('Les clients partis, en pour cent.', z.number().min(0).max(100)).default(0),
    pendant: field(
      'Les jours pendant lesquels ils manquent, après la reprise.',
      z.number().nonnegative(),
    ).default(0),
  }).optional(),
  postes: list(0, 'Les autres pertes et dépenses.', poste).default([]),
  limite: field('Ce que le contrat paie au plus pour ce sinistre, en euros.', euros).optional(),
});

export const sinistres = withRule(
  z.strictObject({
    entreprises: rows('Les entreprises des exemples, et leur contrat.', {
      nom: line(),
      ventes: field('Son chiffre d’affaires, en euros par an.', euros.positive()),
      marge: field(
        'Sa marge brute, en pour cent du chiffre d’affaires.',
        z.number().min(0).max(100),
      ),
      semaine: semaine.optional(),
      attente: field('La franchise d’un arrêt, en heures.', z.number().nonnegative()),
      moyen: flag(
        'true : son contrat est le contrat moyen de sa classe de chiffre d’affaires ' +
          '(content/tables/classes.yaml) : prime, plafond, franchise.',
      ),
    }),
    lignes: rows('Ce qui leur arrive.', sinistre),
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
