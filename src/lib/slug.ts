import { removeAccents } from './letters.ts';

/** Converts a text to an id: « L’arrêt, et après ? » becomes « larret-et-apres ». */
export const slugify = (text: string): string =>
  removeAccents(text.toLowerCase())
    .replace(/['’]/g, '')
    .replace(/œ/g, 'oe')
    .replace(/€/g, 'euros')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
