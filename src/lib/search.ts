// Finds text for the search of /faq. Ignores case, accents, and different kinds of spaces and
// apostrophes.
import { removeAccents } from './letters.ts';
import { memoize } from './memoize.ts';

type Range = [start: number, end: number];

type Folded = {
  folded: string;
  /** For each character of `folded`, its index in the original text. */
  origin: number[];
};

/**
 * Normalises a character. Caches the results, because texts consist of few different characters.
 */
const foldSign = memoize((sign) => {
  if (/\s/.test(sign)) return ' ';
  if (/['’‘ʼ]/.test(sign)) return "'";
  return removeAccents(sign).toLowerCase().replace('œ', 'oe').replace('æ', 'ae');
});

/** Normalises a text for comparisons: no accents, lower case, single spaces. */
function foldText(text: string): Folded {
  let folded = '';
  // Keeps the last character in a variable, because reading it from the growing string would make
  // V8 copy the string each time.
  let last = '';
  const origin: number[] = [];
  let index = 0;
  for (const sign of text) {
    const plain = foldSign(sign);
    if (plain !== ' ' || last !== ' ') {
      for (let count = 0; count < plain.length; count += 1) origin.push(index);
      folded += plain;
      last = plain || last;
    }
    index += sign.length;
  }
  return { folded, origin };
}

/**
 * Normalises a text only when it is searched for the first time, so that this work does not delay
 * the rendering of the page.
 */
const getFoldedText = memoize(foldText);

export const normalise = (wanted: string): string => foldText(wanted).folded.trim();

export function contains(text: string, wanted: string): boolean {
  const needle = normalise(wanted);
  return needle === '' || getFoldedText(text).folded.includes(needle);
}

/** Returns the words to highlight. Returns '' for a single letter, because it occurs everywhere. */
export const getMarkableWords = (wanted: string): string =>
  /^[\p{L}\d]$/u.test(normalise(wanted)) ? '' : wanted;

/** Finds the first match and returns its position in the original text. */
export function findFirst(text: string, wanted: string): Range | undefined {
  const needle = normalise(wanted);
  const { folded, origin } = getFoldedText(text);
  const at = needle === '' ? -1 : folded.indexOf(needle);
  if (at < 0) return undefined;
  // If the match ends inside a letter such as « œ », which normalises to two letters, includes it.
  let next = at + needle.length;
  while (origin[next] === origin[next - 1]) next += 1;
  return [origin[at] as number, origin[next] ?? text.length];
}

type Excerpt = { before: string; match: string; after: string };

/** Returns the words around the first match. The page shows them below a closed question. */
export function findExcerpt(text: string, wanted: string, around = 50): Excerpt | undefined {
  const first = findFirst(text, wanted);
  if (!first) return undefined;
  const [start, end] = first;
  const from = start <= around ? 0 : text.lastIndexOf(' ', start - around) + 1;
  const next = text.indexOf(' ', end + around);
  const to = next < 0 ? text.length : next;
  return {
    before: `${from > 0 ? '… ' : ''}${text.slice(from, start)}`,
    match: text.slice(start, end),
    after: `${text.slice(end, to)}${to < text.length ? ' …' : ''}`,
  };
}
