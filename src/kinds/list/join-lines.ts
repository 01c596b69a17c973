import { lowerFirst } from '#src/lib/letters.ts';

/** Joins the lines of a list to one: « L’avocat, l’information des personnes ». */
export const joinLines = ([first = '', ...others]: string[], separator = ', ') =>
  [first, ...others.map(lowerFirst)].join(separator);
