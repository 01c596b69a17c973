// Prepares the words of a French text for the search: removes accents, endings and frequent words
// (stop words).
import { memoize } from './memoize.ts';
import { normalise } from './search.ts';

const STOP_WORDS = new Set(
  `ai alors as au aux avec avez avoir avons ca ce cela ces cest cet cette chez comme comment dans de
  definition des doit dois donc dont du elle elles en est et etait etc ete etes etre faut fait ici
  il ils jai je la le les leur leurs lui ma mais me mes mon ne non nos notre nous on ont ou oui par
  pas peut peuvent peux plus pour pourquoi pouvez qu quand que quel quelle quelles quels quest qui quoi
  sa sans se ses si signifie sommes son sont suis sur te ton toujours tous tout toute toutes tres un
  une va vais veulent veut veux vos votre vous voudrais`.split(/\s+/),
);

const ENDINGS = new RegExp(
  '(?:issements?|ements?|ations?|ateurs?|atrices?|ages?|ees?|ifs?|ives?|ants?|antes?' +
    '|es?|er|ez|s|x)$',
);

/**
 * Removes common endings: « pirater », « piratage » and « pirates » become « pirat ». A short word
 * loses only its plural ending, because « prix » would otherwise match « prise ».
 */
export function stem(word: string): string {
  const short = word.replace(ENDINGS, '');
  const stemmed = short.length >= 5 ? short : word.replace(/(?:e?s|e|(?<=[aeo]u)x)$/, '');
  return (stemmed.length >= 3 ? stemmed : word).replace(/([^\d])\1$/, '$1');
}

/** Separates words. Also separates letters from digits, so that « nis2 » matches « NIS 2 ». */
const WORD_BOUNDARY = /[^a-z0-9]+|(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/;

/** Returns the words of a text, except stop words. */
export const findSearchWords = (text: string): string[] =>
  normalise(text)
    .split(WORD_BOUNDARY)
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word));

/**
 * Returns the stems of a word. Caches them, because the site repeats the same few thousand words.
 */
const stemWord = memoize((word) => findSearchWords(word).map(stem));

export const findWords = (text: string): string[] => text.match(/[\p{L}\p{M}\d]+/gu) ?? [];

export const findStems = (text: string): string[] => findWords(text).flatMap(stemWord);
