import { z } from 'zod';
import { champ, groupe, identifiant, ligne, liste, reference, texte } from './types.ts';

/** Whom to call before anything is read. */
export const appeler = liste(0, 'Les rangs à toucher, avant tout choix.', {
  contact: reference('contacts', 'Le contact, dans content/tables/contacts.yaml.'),
  nom: ligne('Comment il s’appelle ici.'),
  texte: ligne('Qui répond, ou pour quoi.'),
  ou: ligne(
    'Où l’on trouve son numéro, si c’est celui de l’entreprise : elle peut le noter à l’avance.',
  ).optional(),
});
export type Appel = z.infer<typeof appeler>[number];

/** What somebody under attack sees, and what to do about it. */
export const portes = liste(0, 'Les situations d’urgence, chacune avec ses ordres et ses appels.', {
  ancre: champ('Son adresse dans la page.', identifiant),
  titre: ligne('Ce qui est arrivé.'),
  signes: ligne('À quoi on le reconnaît.'),
  consigne: ligne(
    'Ce qu’il faut faire avant tout, là où cela aide. Deux mots entre == == sont surlignés.',
  ).optional(),
  gestes: liste(3, 'Les dix premières minutes, dans l’ordre.', {
    minute: champ('La minute, de 0 à 9, où l’on en vient là.', z.number().int().min(0).max(9)),
    ordre: ligne(
      'L’ordre, à l’impératif. Deux ou trois mots entre == == sont surlignés, une fois par porte.',
    ),
    detail: texte('Comment faire, et pourquoi.'),
  }),
  appels: liste(2, 'Qui appeler, dans l’ordre.', {
    contacts: liste(1, 'Qui appeler ; deux contacts s’appellent en même temps.', {
      id: reference('contacts', 'Le contact, dans content/tables/contacts.yaml.'),
      texte: texte('Que lui demander.'),
    }),
    quand: ligne('À quel moment, ou dans quel cas.'),
  }),
  interdits: liste(2, 'Ce qu’il ne faut pas faire.', {
    ordre: ligne('Ce qu’il ne faut pas faire.'),
    raison: texte('Pourquoi.'),
  }),
  noter: texte('Ce qu’il faut écrire au fur et à mesure.'),
});

export type Porte = z.infer<typeof portes>[number];

export const fiche = groupe('La fiche à remplir au stylo.', {
  texte: texte('À quoi elle sert.'),
  lignes: liste(
    4,
    'Les lignes à remplir, une à trois par rang.',
    z.array(ligne('Ce que l’on écrit là.')).min(1).max(3),
  ),
});
