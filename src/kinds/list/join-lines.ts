import { lowerFirst } from '#src/lib/letters.ts';

/** Lines of a list as one line: « L’avocat, l’information des personnes ». */
export const joinLines = ([first = '', ...others]: string[]) =>
  [first, ...others.map(lowerFirst)].join(', ');
