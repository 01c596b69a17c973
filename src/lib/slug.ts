/** Converts a text to an id: « L’arrêt, et après ? » becomes « larret-et-apres ». */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/€/g, 'euros')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
