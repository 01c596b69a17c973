import { z } from 'zod';
import { field, group, identifier, line, list, reference, text } from './types.ts';

/** Contacts that the emergency page shows above the symptoms. */
export const appeler = list(0, 'Les rangs à toucher, avant tout choix.', {
  contact: reference('contacts', 'Le contact, dans content/tables/contacts.yaml.'),
  nom: line(),
  texte: line('Qui répond, ou pour quoi.'),
  ou: line(
    'Où l’on trouve son numéro, si c’est celui de l’entreprise : elle peut le noter à l’avance.',
  ).optional(),
});
export type Appel = z.infer<typeof appeler>[number];

export const portes = list(0, 'Les situations d’urgence, chacune avec ses ordres et ses appels.', {
  ancre: field('Son adresse dans la page.', identifier),
  titre: line(),
  signes: line('À quoi on le reconnaît.'),
  consigne: line(
    'Ce qu’il faut faire avant tout, là où cela aide. Deux mots entre == == sont surlignés.',
  ).optional(),
  gestes: list(3, 'Les dix premières minutes, dans l’ordre.', {
    minute: field('La minute, de 0 à 9, où l’on en vient là.', z.number().int().min(0).max(9)),
    ordre: line(
      'L’ordre, à l’impératif. Deux ou trois mots entre == == sont surlignés, une fois par porte.',
    ),
    detail: text('Comment faire, et pourquoi.'),
  }),
  appels: list(2, 'Qui appeler, dans l’ordre.', {
    contacts: list(1, 'Qui appeler ; deux contacts s’appellent en même temps.', {
      id: reference('contacts', 'Le contact, dans content/tables/contacts.yaml.'),
      texte: text(),
    }),
    quand: line('À quel moment, ou dans quel cas.'),
  }),
  interdits: list(2, 'Ce qu’il ne faut pas faire.', {
    ordre: line(),
    raison: text(),
  }),
  noter: text('Ce qu’il faut écrire au fur et à mesure.'),
});

export type Porte = z.infer<typeof portes>[number];

export const fiche = group('La fiche d’incident, à remplir à l’écran ou sur papier.', {
  texte: text(),
  lignes: list(4, 'Les lignes à remplir, une à trois par rang.', z.array(line()).min(1).max(3)),
});
