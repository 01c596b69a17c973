import { z } from 'zod';
import { champ, euros, groupe, identifiant, ligne, liste, reference, texte } from './types.ts';

export const secteursEstimateur = [
  'general',
  'sante',
  'finance',
  'ecommerce',
  'industrie',
] as const;
/**
 * Where an address may ask for one, and the form may be told: another class is a change of the
 * program too.
 */
export const classesDeMarche = ['micro', 'petite', 'moyenne', 'eti', 'grande'] as const;
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
  secteurs: groupe(
    'Les fourchettes de départ, en euros : par an (min, max) et par mois (mensuelMin, mensuelMax).',
    {
      general: profil('Toutes activités.'),
      sante: profil('La santé.'),
      finance: profil('La finance.'),
      ecommerce: profil('L’e-commerce.'),
      industrie: profil('L’industrie.'),
    },
  ),
  tailles: liste(4, 'Les tailles et leur multiplicateur.', {
    id: champ('La taille, comme le programme la nomme.', z.enum(taillesEstimateur)),
    nom: ligne('Le nom affiché.'),
    multiplicateur: champ('Sans lui, le prix est sur devis.', z.number().positive()).optional(),
    description: ligne('L’effectif.'),
  }).max(4),
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
    capacite: champ(
      'La capacité moyenne, c’est-à-dire le plafond acheté, en euros.',
      euros.positive(),
    ),
    franchise: champ('La franchise moyenne, en euros.', euros),
  });

const exercice = z.strictObject({
  annee: champ(
    'L’année que l’étude mesure, qui précède celle où elle paraît.',
    z.number().int().min(2019).max(2100),
  ),
  source: reference('sources', 'D’où viennent les taux, les capacités et les franchises.'),
  primes: groupe('Les primes de toutes les classes.', {
    total: champ('En millions d’euros.', z.number().positive()),
    source: reference('sources', 'D’où vient ce total.'),
  }),
  tendance: groupe(
    'Les taux de l’année suivante, publiés avant ses plafonds ; le prix se lit alors « environ 1 500 € par an en 2024, plutôt 2 200 € aux taux de 2025 ».',
    {
      annee: champ('L’année suivante.', z.number().int().min(2020).max(2101)),
      source: reference('sources', 'D’où viennent ces taux.'),
      taux: champ(
        'Les taux connus, par classe, en pour cent de la capacité.',
        z.partialRecord(z.enum(classesDeMarche), z.number().positive()),
      ),
    },
  ).optional(),
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
  seuil: reference(
    'chiffres',
    'Le chiffre d’affaires au-delà duquel l’estimateur n’est plus fiable.',
  ),
  lignes: liste(
    classesDeMarche.length,
    'Les classes de chiffre d’affaires de l’étude, de la plus petite à la plus grande.',
    {
      id: champ(
        'Le nom de la classe, dans l’adresse des tarifs : ?ca=petite.',
        z.enum(classesDeMarche),
      ),
      jusqua: champ(
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
  exercices: liste(
    1,
    'Les exercices de l’étude. Le site montre le dernier ; les autres restent, pour comparer.',
    exercice,
  ).refine(
    (rows) => new Set(rows.map(({ annee }) => annee)).size === rows.length,
    'deux fois la même année ; corrigez-en une',
  ),
});

export const tailles = z.strictObject({
  lignes: liste(1, 'Les tailles, comme les pages les comptent.', {
    nom: ligne('Le nom.'),
    description: ligne('L’effectif.'),
  }),
});
