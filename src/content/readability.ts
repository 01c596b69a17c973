import { memoize } from '#src/lib/memoize.ts';
import type { Passage } from './check/prose.ts';
import { titlesWithNumber } from './check/rhythm.ts';
import { asksIn, colonsIn, doubtfulIn } from './rhythm.ts';

/** The bounds that every page keeps. */
export const bounds = { median: 18, longest: 40 };

// A full stop ends a sentence when a space and a capital, a figure or a guillemet follow;
// abbreviations do not.
const abbreviation = /\b(?:art|p|M|MM|Mme|Dr|av|env|cf|etc|n°)\.$/;
const ends = /(?<=[.?!…](?:[ \u00A0\u202F]?[»)])?)\s+(?=[\p{Lu}\d«(])/u;

export function sentencesOf(text: string): string[] {
  const found: string[] = [];
  for (const piece of text.split(ends)) {
    const last = found.at(-1);
    if (last !== undefined && abbreviation.test(last)) found[found.length - 1] = `${last} ${piece}`;
    else found.push(piece.trim());
  }
  return found.filter((each) => countWords(each) > 0);
}

/** What a reader says as one word: l’assureur, sous-traitant, 45 000 €. */
export const countWords = memoize(
  (text) =>
    (
      text
        .replace(/(?<=\d)[ \u00A0\u202F](?=\d{3}|[€%]|[kM]€|h\b|min\b)/gu, '')
        .match(/[\p{L}\p{M}\d]+(?:[’'.,/-][\p{L}\p{M}\d]+)*/gu) ?? []
    ).length,
);

// « est payé », « ont été volées », « sera remboursé » ; not the verbs that form their past with
// être.
const past = /^(?:all|arriv|deven|entr|mont|mort|né|part|pass|rest|retourn|reven|sort|tomb|ven)/u;
const passive =
  /(?<![\p{L}’])(?:est|sont|était|étaient|sera|seront|serait|seraient|soit|soient|fut|furent|être|été)(?:\s(?:pas|plus|jamais|souvent|toujours|bien|déjà|aussi|encore))?\s(\p{L}{2,}(?:ée?s?|ie?s?|ue?s?|ite?s?|ise?s?|erte?s?))(?![\p{L}])/giu;

export const isPassive = (sentence: string): boolean =>
  [...sentence.matchAll(passive)].some(
    ([, participle = '']) => !past.test(participle.toLowerCase()),
  );

/**
 * How each page reads: its own text, its questions, nothing of the tables that many pages share.
 */
export function readings(passages: Passage[]) {
  const pages = Map.groupBy(
    passages.filter(({ route, form }) => route !== undefined && form !== 'moteurs'),
    ({ route }) => route as string,
  );
  return [...pages].map(([route, own]) => {
    const sentences = own
      .filter(({ form }) => form === 'paragraphe')
      .flatMap(({ words }) => sentencesOf(words));
    const counted = sentences.map((sentence) => ({ sentence, words: countWords(sentence) }));
    const lengths = counted.map(({ words }) => words).sort((a, b) => a - b);
    const part = (sum: number) => (sentences.length === 0 ? 0 : sum / sentences.length);
    const none = { sentence: '', words: 0 };
    const longest = counted.reduce((most, each) => (each.words > most.words ? each : most), none);
    return {
      route,
      words: own.reduce((sum, { words }) => sum + countWords(words), 0),
      sentences: sentences.length,
      median: lengths[Math.floor(lengths.length / 2)] ?? 0,
      longest,
      /** The part of its sentences that have a verb in the passive. */
      passive: part(sentences.filter(isPassive).length),
      numberTitles: titlesWithNumber(own).length,
      asks: own.reduce((sum, { checked }) => sum + asksIn(checked), 0),
      /** A sentence has so many. */
      colons: part(sentences.reduce((sum, sentence) => sum + colonsIn(sentence), 0)),
      doubtful: doubtfulIn(own.map(({ checked }) => checked)),
    };
  });
}
