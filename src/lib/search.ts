// The search of /faq: keeps what contains the typed text, whatever the letter case, the accents,
// and the kinds of spaces and apostrophes. Signs of regular expressions are plain text.
import { memoize } from './memoize.ts';

export type Range = [start: number, end: number];

type Folded = {
  folded: string;
  /** For each sign of the folded text, the place in the text where it comes from. */
  origin: number[];
};

/** A text has few signs, each of them many times. */
const foldSign = memoize((sign) => {
  if (/\s/.test(sign)) return ' ';
  if (/['’‘ʼ]/.test(sign)) return "'";
  return sign
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace('œ', 'oe')
    .replace('æ', 'ae');
});

/** Spaces that follow each other are one. */
function foldText(text: string): Folded {
  let folded = '';
  // Asking the growing text for its end would copy it at each space.
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

/** Folded at its first search: a page that only shows its texts does not wait for that. */
const searchable = memoize(foldText);

/** What is looked for: the spaces around it count for nothing. */
export const normalise = (wanted: string): string => foldText(wanted).folded.trim();

export function contains(text: string, wanted: string): boolean {
  const needle = normalise(wanted);
  return needle === '' || searchable(text).folded.includes(needle);
}

/** What is worth marking where it stands: a single letter stands everywhere. */
export const worthMarking = (wanted: string): string =>
  /^[\p{L}\d]$/u.test(normalise(wanted)) ? '' : wanted;

/** Where the wanted words stand in a text, as places in the text itself. */
export function occurrences(text: string, wanted: string): Range[] {
  const needle = normalise(wanted);
  if (needle === '') return [];
  const { folded, origin } = searchable(text);
  const found: Range[] = [];
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
    // A sign that folds to two (œ) is found whole even by one of them.
    let next = at + needle.length;
    while (origin[next] === origin[next - 1]) next += 1;
    found.push([origin[at] as number, origin[next] ?? text.length]);
  }
  return found;
}

export type Excerpt = { before: string; match: string; after: string };

/** A few words around the first match, for a heading that stays closed. */
export function excerpt(text: string, wanted: string, around = 50): Excerpt | undefined {
  const [first] = occurrences(text, wanted);
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
