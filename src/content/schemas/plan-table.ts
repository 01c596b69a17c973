import { z } from 'zod';
import { field, flag, line, list, reference, rowTable } from './types.ts';

// Floor plans of offices. One unit is ten centimetres. The origin is the upper left corner of the
// building; x increases to the right, y downwards.

/** Moments of the plan, in hours since the start of the attack. */
export const stopHours = { 'heure 0': 0, 'heure 8': 8, 'jour 3': 72 } as const;
type StopMoment = keyof typeof stopHours;
export const stopMoments = Object.keys(stopHours) as [StopMoment, ...StopMoment[]];

const longueur = z.number().positive();
const position = z.number().nonnegative();
const point = z.tuple([position, position]);
const rectangle = z.tuple([position, position, longueur, longueur]);
const trait = z.tuple([position, position, z.enum(['est', 'sud']), longueur]);
const cote = z.enum(['nord', 'est', 'sud', 'ouest']);
const porte = z.tuple([position, position, cote, cote, longueur]);

const rectangles = (description: string) =>
  list(0, `${description} : [x, y, largeur, profondeur].`, rectangle).default([]);
const traits = (description: string) =>
  list(0, `${description} : [x, y, est ou sud, longueur].`, trait).default([]);
const postes = (description: string) =>
  list(0, `${description} : le coin de chaque bureau de 160 × 80, [x, y].`, point).default([]);

export const plans = rowTable('Les plans, par identifiant.', {
  nom: line('L’entreprise dessinée, en quelques mots.'),
  entreprise: reference('sinistres.entreprises', 'L’entreprise : sa marge, sa franchise.'),
  largeur: field('La largeur du bâtiment, en dizaines de centimètres.', longueur),
  profondeur: field('Sa profondeur.', longueur),
  pieces: rectangles('Les pièces fermées'),
  cloisons: traits('Les bouts de cloison'),
  portes: list(
    0,
    'Les portes : le gond, le côté où elle s’ouvre, celui où elle se ferme, sa largeur.',
    porte,
  ).default([]),
  passages: traits('Les ouvertures sans porte'),
  fenetres: traits('Les fenêtres'),
  quais: traits('Les quais de chargement'),
  meubles: rectangles('Les tables et les meubles'),
  rayonnages: rectangles('Les rayonnages'),
  noms: list(1, 'Les noms écrits sur le plan.', {
    nom: line(),
    en: field('Sa place : [x, y].', point),
    petit: flag('true : il n’y a pas la place de l’écrire sur un téléphone.'),
  }),
  arrets: list(
    3,
    'Ce qui s’arrête, du premier moment au dernier ; les postes reviennent dans l’ordre où ' +
      'ils sont écrits.',
    {
      quand: field('heure 0, heure 8 ou jour 3.', z.enum(stopMoments)),
      qui: line(),
      effet: line(),
      de: field(
        'journee : c’est une ligne de la journée de la page ; nous : le site l’ajoute.',
        z.enum(['journee', 'nous']),
      ),
      postes: postes('Leurs postes'),
      machines: rectangles('Leurs machines'),
    },
  ),
  tient: postes('Ceux qui travaillent encore au dernier moment'),
});

export type Plan = z.infer<typeof plans>['lignes'][string];
