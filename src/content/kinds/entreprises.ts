import { group, line, list, text } from '../schemas/types.ts';
import { defineKind } from './definition.ts';

/** Page about a type of company: its risks and the guarantees that it needs most. */
export const entreprises = defineKind({
  folder: 'entreprises',
  isListed: true,
  fields: {
    carte: group('La carte de la page des entreprises.', {
      type: line(),
      description: text(),
      traits: list(2, 'Ses traits.', line()),
      risques: list(2, 'Ses risques.', line()),
    }),
  },
  plural: 'Selon l’entreprise',
});
