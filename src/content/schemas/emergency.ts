import { z } from 'zod';
import { identifiant, ligne, reference, texte } from './types.ts';

const geste = z.strictObject({
  minute: z.number().int().min(0).max(9).meta({ description: 'La minute, de 0 à 9, où l’on en vient là.' }),
  ordre: ligne('L’ordre, à l’impératif. Deux ou trois mots entre == == sont surlignés, une fois par porte.'),
  detail: texte('Comment faire, et pourquoi.'),
});

const appel = z.strictObject({
  contacts: z
    .array(
      z.strictObject({
        id: reference('contacts', 'Le contact, dans content/tables/contacts.yaml.'),
        texte: texte('Que lui demander.'),
      }),
    )
    .min(1)
    .meta({ description: 'Qui appeler ; deux contacts s’appellent en même temps.' }),
  quand: ligne('À quel moment, ou dans quel cas.'),
});

/** What somebody under attack sees, and what to do about it. */
export const portes = z
  .array(
    z.strictObject({
      ancre: identifiant.meta({ description: 'Son adresse dans la page.' }),
      titre: ligne('Ce qui est arrivé.'),
      signes: ligne('À quoi on le reconnaît.'),
      gestes: z.array(geste).min(3).meta({ description: 'Les dix premières minutes, dans l’ordre.' }),
      appels: z.array(appel).min(2).meta({ description: 'Qui appeler, dans l’ordre.' }),
      interdits: z
        .array(z.strictObject({ ordre: ligne('Ce qu’il ne faut pas faire.'), raison: texte('Pourquoi.') }))
        .min(2)
        .meta({ description: 'Ce qu’il ne faut pas faire.' }),
      noter: texte('Ce qu’il faut écrire au fur et à mesure.'),
    }),
  )
  .meta({ description: 'Les situations d’urgence, chacune avec ses ordres et ses appels.' });

export type Porte = z.infer<typeof portes>[number];

export const fiche = z
  .strictObject({
    texte: texte('À quoi elle sert.'),
    lignes: z
      .array(z.array(ligne('Ce que l’on écrit là.')).min(1).max(3))
      .min(4)
      .meta({ description: 'Les lignes à remplir, une à trois par rang.' }),
  })
  .meta({ description: 'La fiche à remplir au stylo.' });
