import { z } from 'zod';
import { euros, field, group, identifier, line, list, reference, text } from './types.ts';

export const secteursEstimateur = [
  'general',
  'sante',
  'finance',
  'ecommerce',
  'industrie',
] as const;
/** Ids of the turnover classes. The code contains them, because addresses and the form use them. */
export const classesDeMarche = ['micro', 'petite', 'moyenne', 'eti', 'grande'] as const;
const taillesEstimateur = ['tpe', 'pme', 'eti', 'ge'] as const;
export type SizeId = (typeof taillesEstimateur)[number];

const profil = z.strictObject({
  nom: line(),
  min: field('Par an, au moins.', euros),
  max: field('Par an, au plus.', euros),
  mensuelMin: field('Par mois, au moins.', euros),
  mensuelMax: field('Par mois, au plus.', euros),
});

export const estimateur = z.strictObject({
  secteurs: field(
    'Les fourchettes de départ, en euros : par an (min, max) et par mois (mensuelMin, mensuelMax).',
    z.record(z.enum(secteursEstimateur), profil),
  ),
  tailles: list(4, 'Les tailles et leur multiplicateur.', {
    id: field('La taille, comme le programme la nomme.', z.enum(taillesEstimateur)),
    nom: line(),
    multiplicateur: field('Sans lui, le prix est sur devis.', z.number().positive()).optional(),
    description: line(),
  }).max(4),
  tranches: list(1, 'Les bandes de prix par taille.', {
    id: field('Le nom de la tranche, pour les textes : <Prix id="tranche-pme" />.', identifier),
    nom: line(),
    prix: field('Par mois ; sans lui, sur devis.', z.tuple([euros, euros])).optional(),
    plafond: field('La couverture maximale, en millions d’euros.', z.number().positive()),
    ouvert: field('true : ce plafond « et plus ».', z.boolean()).default(false),
  }),
});

const mesure = (classe: string) =>
  group(classe, {
    taux: field('La prime, en pour cent de la capacité.', z.number().positive()),
    capacite: field(
      'La capacité moyenne, c’est-à-dire le plafond acheté, en euros.',
      euros.positive(),
    ),
    franchise: field('La franchise moyenne, en euros.', euros),
  });

const exercice = z.strictObject({
  annee: field(
    'L’année que l’étude mesure, qui précède celle où elle paraît.',
    z.number().int().min(2019).max(2100),
  ),
  source: reference('sources', 'D’où viennent les taux, les capacités et les franchises.'),
  tendance: group(
    'Les taux de l’année suivante, publiés avant ses plafonds ; le prix se lit alors « ' +
      'environ 1 500 € par an en 2024, plutôt 2 200 € aux taux de 2025 ».',
    {
      annee: z.number().int().min(2020).max(2101),
      source: reference('sources', 'D’où viennent ces taux.'),
      taux: field(
        'Les taux connus, par classe, en pour cent de la capacité.',
        z.partialRecord(z.enum(classesDeMarche), z.number().positive()),
      ),
    },
  ).optional(),
  suivante: text(
    'Ce que l’on sait de l’édition suivante tant qu’elle n’est pas ici : la page des tarifs ' +
      'le montre. Il disparaît avec le nouvel exercice.',
  ).optional(),
  micro: mesure('La première classe.'),
  petite: mesure('La deuxième.'),
  moyenne: mesure('La troisième.'),
  eti: mesure('La quatrième.'),
  grande: mesure('La dernière.'),
} satisfies Record<(typeof classesDeMarche)[number], z.ZodType> & z.ZodRawShape);

export const classes = z.strictObject({
  seuil: reference(
    'chiffres',
    'Le chiffre d’affaires au-delà duquel l’estimateur n’est plus fiable.',
  ),
  lignes: list(
    classesDeMarche.length,
    'Les classes de chiffre d’affaires de l’étude, de la plus petite à la plus grande.',
    {
      id: field(
        'Le nom de la classe, dans l’adresse des tarifs : ?ca=petite.',
        z.enum(classesDeMarche),
      ),
      jusqua: field(
        'Le chiffre d’affaires où elle finit, en millions d’euros ; la dernière n’en a pas.',
        z.number().positive(),
      ).optional(),
    },
  )
    .max(classesDeMarche.length)
    .refine(
      (rows) =>
        rows.every(({ jusqua = Infinity }, index) => jusqua > (rows[index - 1]?.jusqua ?? 0)),
      'chaque classe finit plus haut que celle d’avant, et la dernière n’a pas de fin',
    ),
  exercices: list(
    1,
    'Les exercices de l’étude. Le site montre le dernier ; les autres restent, pour comparer.',
    exercice,
  ).refine(
    (rows) => new Set(rows.map(({ annee }) => annee)).size === rows.length,
    'deux fois la même année ; corrigez-en une',
  ),
});
