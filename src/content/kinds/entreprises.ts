import { z } from 'zod';
import { optional } from '../schemas/blocks.ts';
import { groupe, ligne, liste, texte } from '../schemas/types.ts';
import { type KindDefinition, listedAt, page } from './definition.ts';

const schema = z.strictObject({
  ...page,
  carte: groupe('La carte de la page des entreprises.', {
    type: ligne('Le type d’entreprise.'),
    description: texte('Ce qui le distingue.'),
    traits: liste(2, 'Ses traits.', ligne('Un trait.')),
    risques: liste(2, 'Ses risques.', ligne('Un risque.')),
  }),
  ...optional(
    'sinistres',
    'couvertures',
    'temoignages',
    'expositions',
    'avantages',
    'profils',
    'formules',
    'solutions',
    'inclusions',
    'publics',
    'raisons',
    'erreurs',
    'etapes',
  ),
});

/** A type of company: why it, what it insures first. */
export const entreprises = {
  schema,
  ...listedAt('entreprises'),
  plural: 'Selon l’entreprise',
  newPage: {
    name: 'entreprise',
    description: 'un type d’entreprise',
    opening: 'Ce qui distingue ces entreprises',
  },
} satisfies KindDefinition;
