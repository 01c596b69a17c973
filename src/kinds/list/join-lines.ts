import { lowerFirst } from '#src/lib/letters.ts';

/** Joins lines of a list: « L’avocat, l’information des personnes ». */
export const joinLines = ([first = '', ...others]: string[]) =>
  [first, ...others.map(lowerFirst)].join(', ');
