// The words of a French text as a search compares them: without accents, small words and endings.
import { normalise } from './search.ts';

const small = new Set(
  (
    'ai as au definition signifie aux avec avoir ca ce ces cette chez comme comment dans de des du elle elles en est et etre faut fait faire il ils je ' +
    'la le les leur leurs lui ma mais me mes mon ne nos notre nous on ont ou par pas peut peux plus pour qu quand que quel quelle ' +
    'quelles quels qui quoi sa sans se ses si son sont suis sur te ton tout toute un une va vais vos votre vous'
  ).split(' '),
);

const endings = /(?:issements?|ements?|ations?|ateurs?|atrices?|ages?|ees?|ables?|ifs?|ives?|ants?|antes?|es?|er|ez|s|x)$/;

/** Light on purpose: pirater, piratage, pirates → pirat; mensuelle → mensuel. A short word keeps all but its plural: prix is no prise. */
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

export const stemsIn = (text: string): string[] => wordsIn(text).map(stem);
