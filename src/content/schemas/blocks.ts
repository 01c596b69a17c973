import { z } from 'zod';
import { field, group, line, list, nameWithText, reference, text } from './types.ts';

const incidentDate = z.string().regex(/^\d{4}(?:-\d{2}){0,2}$/);

/**
 * Blocks that writers place in a text with a component. The component has the name of the block,
 * and src/blocks implements it.
 */
export const blocks = {
  perimetre: group('Le périmètre : dedans, en option, dehors.', {
    dedans: list(1, 'Ce qui est payé, par groupe.', {
      titre: line(),
      etat: field('inclus ou option.', z.enum(['inclus', 'option'])),
      lignes: list(1, 'Les lignes du groupe.', nameWithText),
    }),
    dehors: list(1, 'Ce qui ne l’est pas.', nameWithText),
  }),
  attaques: list(3, 'Des attaques publiques, dans un tableau que le lecteur classe.', {
    nom: text('Qui, avec un lien vers son récit plus bas.'),
    taille: line('Sa taille ou son métier.'),
    date: field('Le jour, le mois ou l’année : 2019-11-08, 2019-11 ou 2019.', incidentDate),
    arret: text('Ce qui s’est arrêté, et combien de temps.'),
    jours: field('Les jours d’arrêt, pour le classement.', z.number().positive()).optional(),
    cout: text(),
    montant: reference('chiffres', 'Le coût, pour le classement.').optional(),
    paye: text('Ce que l’assurance a payé, ou ce qui en est publié.'),
  }),
  deuxContrats: group('Deux contrats de même prime, article par article.', {
    prime: reference('chiffres', 'La prime de l’un et de l’autre.'),
    articles: list(2, 'Les articles, écrits par le site.', {
      numero: line(),
      titre: line(),
      a: line('L’article du contrat A ; les mots qui changent entre == et ==.'),
      b: line('Le même article du contrat B.'),
      chargeA: reference('chiffres', 'Ce que A laisse à l’entreprise, s’il laisse.').optional(),
      chargeB: reference('chiffres', 'Ce que B laisse à l’entreprise, s’il laisse.').optional(),
      calcul: text('Le calcul, en une ou deux phrases.'),
    }),
    suite: text('Ce que la comparaison apprend.'),
  }),
  menaces: list(3, 'Les menaces, de la plus probable à la moins probable.', {
    titre: line(),
    texte: text(),
    paye: list(1, 'Ce que le contrat en paie, ligne par ligne.', {
      etat: field('inclus, option ou absent.', z.enum(['inclus', 'option', 'absent'])),
      texte: text('Ce qui est payé, ou ne l’est pas.'),
    }).optional(),
    repere: reference('chiffres', 'Un repère indicatif, montré en petit.', 'guide').optional(),
  }),
};

export type Blocks = { [K in keyof typeof blocks]: z.infer<(typeof blocks)[K]> };
export type BlockName = keyof Blocks;
export const blockNames = Object.keys(blocks) as BlockName[];
