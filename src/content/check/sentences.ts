// A full stop ends a sentence if a space and a capital letter, a digit or a guillemet follow. The
// full stop of an abbreviation does not.
const abbreviation = /\b(?:art|p|M|MM|Mme|Dr|av|env|cf|etc|n°)\.$/;
const ends = /(?<=[.?!…](?:[ \u00A0\u202F]?[»)])?)\s+(?=[\p{Lu}\d«(])/u;

/** Spaces inside a number or before its unit, so that both count as one word. */
const innerSpace = /(?<=\d)[ \u00A0\u202F](?=\d{3}|[€%]|[kM]€|h\b|min\b)/gu;
const word = /[\p{L}\p{M}\d]+(?:[’'.,/-][\p{L}\p{M}\d]+)*/gu;

export const countWords = (text: string): number =>
  text.replace(innerSpace, '').match(word)?.length ?? 0;

export function splitSentences(text: string): string[] {
  const found: string[] = [];
  for (const piece of text.split(ends)) {
    const last = found.at(-1);
    if (last !== undefined && abbreviation.test(last)) found[found.length - 1] = `${last} ${piece}`;
    else found.push(piece.trim());
  }
  return found.filter((each) => countWords(each) > 0);
}

/** Numbers that are not measures: ranks in a list, years and dates, articles of law, names. */
const unmeasured = [
  /^\d+\. /g,
  /24[ \u00A0\u202F]?h\/24/g,
  /(?:(?:1er|\d{1,2}) \p{L}+ )?\b(?:19|20)\d\d\b/gu,
  /\b[LRD]\.? ?\d[\d-]*/g,
  /\bart(?:\.|icles?) \d[\d-]*/g,
  /\p{Lu}{2,} ?\d[\d.]*/gu,
  /\d+\p{Lu}\p{L}+/gu,
];
const number =
  /\d|(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cents?|mille|millions?|milliards?)(?!\p{L})/iu;

export const hasNumber = (title: string): boolean =>
  number.test(unmeasured.reduce((rest, each) => rest.replace(each, ' '), title));
