import { z } from 'zod';
import { internalAddress, line, list, rowTable } from './types.ts';

export const redirections = z.strictObject({
  redirections: list(0, 'Les anciennes adresses, et les autres façons de les écrire.', {
    de: internalAddress(),
    vers: internalAddress(),
  }),
});

export const interface_ = rowTable('Les seuils et réglages de l’interface.', {
  nom: line(),
  valeur: z.union([z.number(), z.string()]),
  unite: z.string().optional(),
});
