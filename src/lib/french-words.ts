// The words of a French text as a search compares them: without accents, small words and endings.
import { memoize } from './memoize.ts';
import { normalise } from './search.ts';

const small = new Set(
  (
    'ai alors as au aux avec avez avoir avons ca ce cela ces cest cet cette chez comme comment dans de definition des doit dois ' +
    'donc dont du elle elles en est et etait etc ete etes etre faut fait ici il ils jai je la le les leur leurs lui ma mais me mes ' +
    'mon ne non nos notre nous on ont ou oui par pas peut peuvent peux plus pour pourquoi pouvez qu quand que quel quelle quelles ' +
    'quels quest qui quoi sa sans se ses si signifie sommes son sont suis sur te ton toujours tous tout toute toutes tres un une ' +
    'va vais veulent veut veux vos votre vous voudrais'
  ).split(' '),
);

const endings =
  /(?:issements?|ements?|ations?|ateurs?|atrices?|ages?|ees?|ifs?|ives?|ants?|antes?|es?|er|ez|s|x)$/;

/**
 * Light on purpose: pirater, piratage, pirates → pirat; mensuelle → mensuel. A short word keeps all
 * but its plural: prix is no prise.
 */
export function stem(word: string): string {
  const short = word.replace(endings, '');
  const kept = short.length >= 5 ? short : word.replace(/(?:e?s|e|(?<=[aeo]u)x)$/, '');
  return (kept.length >= 3 ? kept : word).replace(/([^\d])\1$/, '$1');
}

/** Letters and digits part, so that « nis2 » and « NIS 2 » are the same two words. */
const apart = /[^a-z0-9]+|(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/;

/** What is worth looking for; of a text that has small words only, nothing. */
export const wordsIn = (text: string): string[] =>
  normalise(text)
    .split(apart)
    .filter((word) => word.length > 1 && !small.has(word));

/** A site says the same few thousand words again and again. */
const stemsOf = memoize((word) => wordsIn(word).map(stem));

/** The words of a text as they stand there. */
export const wholeWords = (text: string): string[] => text.match(/[\p{L}\p{M}\d]+/gu) ?? [];

export const stemsIn = (text: string): string[] => wholeWords(text).flatMap(stemsOf);
