// What one hears by the fourth page: titles that count, questions handed over to the reader,
// colons.

/** What every page keeps; colons are only reported. */
export const rhythm = { numberTitles: 1, asks: 5, colons: 1 / 3 };

/**
 * Numbers that measure nothing: a rank in a list, years and dates, articles of law, names, 24 h/24.
 */
const unmeasured = [
  /^\d+\. /,
  /24[ \u00A0\u202F]?h\/24/,
  /(?:(?:1er|\d{1,2}) \p{L}+ )?\b(?:19|20)\d\d\b/u,
  /\b[LRD]\.? ?\d[\d-]*/,
  /\bart(?:\.|icles?) \d[\d-]*/,
  /\p{Lu}{2,} ?\d[\d.]*/u,
  /\d+\p{Lu}\p{L}+/u,
].map((each) => new RegExp(each, `${each.flags}g`));

const number =
  /\d|(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cents?|mille|millions?|milliards?)(?!\p{L})/iu;

export const hasNumber = (title: string): boolean =>
  number.test(unmeasured.reduce((rest, each) => rest.replace(each, ' '), title));

const ask =
  /(?<!\p{L})(?<!vous (?:le |la |les |lui )?)demandez(?!\p{L})(?! (?:un(?: second)? devis|une proposition))/giu;
export const asksIn = (text: string): number => text.match(ask)?.length ?? 0;

/** Not those of an hour, an address or a ratio. */
export const colonsIn = (text: string): number => text.match(/:(?=\s|$)/g)?.length ?? 0;

/**
 * Words that the trade says otherwise, but that are also right elsewhere: a reader of the report
 * decides.
 */
const doubtful =
  /(?<![\p{L}-])(?:bras|cases?|copies|dehors|gens|l’affiche|papiers?|pour vous|promesses?|trous?|ventes|volets?)(?![\p{L}-])/giu;

/** How often each stands in a text. */
export function doubtfulIn(texts: string[]): [word: string, times: number][] {
  const found = texts
    .flatMap((text) => text.match(doubtful) ?? [])
    .map((word) => word.toLowerCase());
  return [...Map.groupBy(found, (word) => word)]
    .map(([word, all]): [string, number] => [word, all.length])
    .sort();
}
