import { z } from 'zod';
import {
  day,
  field,
  flag,
  line,
  preuve,
  reference,
  rowTable,
  text,
  valeur,
  withRule,
} from './types.ts';

const unites = [
  '€',
  'M€',
  '%',
  'ms',
  's',
  'min',
  'h',
  'h ouvrées',
  'jours',
  'jours ouvrés',
  'jours ouvrables',
  'mois',
  'ans',
  'px',
  'nombre',
  'année',
  'sur 5',
] as const;

/** Number that the site shows, with its unit, its origin and its date. */
const figure = withRule(
  z.strictObject({
    nom: line('Ce que le nombre mesure, en quelques mots.'),
    valeur,
    unite: z.enum(unites),
    nature: field(
      '« specification » : fixé avec le produit ; « source » : fait extérieur, avec sa source ' +
        '; « editorial » : choix du site.',
      z.enum(['specification', 'source', 'editorial']),
    ),
    source: reference(
      'sources',
      'La source ; obligatoire quand la nature est « source ».',
    ).optional(),
    precision: line('Où dans la source, sur qui, avec quelle limite.').optional(),
    date: day('Le jour du fait, ou le dernier de la période mesurée.').optional(),
    indicatif: flag(
      'true : fixé avec le produit, sans source publique. Un texte le montre par <Repere>, et ' +
        'par lui seul.',
    ),
    trace: text(
      'D’où ce repère peut venir, et ce que nous en avons trouvé ; obligatoire pour un repère ' +
        'indicatif.',
    ).optional(),
    preuve: preuve.optional(),
  }),
  ({ nature, source, date, indicatif, trace, preuve }, wrong) => {
    if (nature === 'source' && !source)
      wrong('un nombre de nature « source » doit nommer sa source', 'source');
    if (nature === 'source' && !date)
      wrong('un nombre de nature « source » doit dire de quand il date', 'date');
    if (!indicatif !== !trace)
      wrong('un repère indicatif dit ce que l’on sait de son origine, et lui seul', 'trace');
    if (preuve === 'prouve' && !source)
      wrong('une affirmation prouvée doit nommer sa source', 'source');
  },
);

/** Row of a table of figures. If it is calculated, it has no nature and may have its own text. */
export type FigureRow = Omit<z.infer<typeof figure>, 'nature'> & { texte?: string };
/** Figure with the text that the site shows for it. */
export type Figure = FigureRow & { texte: string };

const source = z.strictObject({
  titre: line('Ce qui est cité, comme on l’écrirait en note.'),
  editeur: line(),
  adresse: field(
    'L’adresse de la page.',
    z.url({ protocol: /^https?$/ }).refine((address) => !/\.example(?:\/|$)/.test(address), {
      error: ({ input }) => `« ${input} » est celle du modèle. Écrivez celle du document`,
    }),
  ),
  date: field(
    'Le jour de la publication ; l’année seule si l’on n’en sait pas plus ; « non daté » si ' +
      'le document n’en dit rien.',
    z.union([z.iso.date(), z.number().int().min(1900).max(2100), z.literal('non daté')]),
  ).optional(),
  verifie: day('Le jour où quelqu’un l’a relue.'),
  valable: field(
    'Le nombre de mois pendant lesquels elle peut servir sans être relue.',
    z.number().int().positive(),
  ),
  precision: line(
    'Sur qui, avec quelle limite : « 588 entreprises », « sondage déclaratif ».',
  ).optional(),
});

export type Source = z.infer<typeof source>;

/**
 * Creates the schema of a table of figures. All these tables have the same fields; there is one
 * table per subject.
 */
export const figures = (description: string) => rowTable(description, figure);
export const sources = rowTable('Les sources, par identifiant.', source);
