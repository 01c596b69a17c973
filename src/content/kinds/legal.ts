import { z } from 'zod';
import { field, line } from '../schemas/types.ts';
import { changements, defineKind } from './definition.ts';

/** Legal text with numbered articles, a version and a list of changes. */
export const legal = defineKind({
  folder: 'legal',
  fields: {
    version: line('Le numéro de la version.'),
    datee: field(
      'Le jour de la version, ou « jour » pour la date courante.',
      z.union([z.iso.date(), z.literal('jour')]),
    ),
    changements: changements('Ce qui a changé, de la plus récente à la plus ancienne.'),
  },
  plural: 'Le site',
});
