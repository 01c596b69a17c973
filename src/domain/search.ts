// The search of /faq: keeps what contains the typed text, whatever the letter case, the accents, and the
// kinds of spaces and apostrophes. Signs of regular expressions are plain text.

export type Range = [start: number, end: number];

const foldSign = (sign: string): string => {
  if (/[\s\u00A0\u202F]/.test(sign)) return ' ';
  if (/['’‘ʼ]/.test(sign)) return "'";
  return sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('œ', 'oe').replace('æ', 'ae');
};

/** The folded text, and for each of its signs the place in the original where it comes from. */
function fold(text: string): { folded: string; origin: number[] } {
  let folded = '';
  const origin: number[] = [];
  let index = 0;
  for (const sign of text) {
    const plain = foldSign(sign);
    for (let count = 0; count < plain.length; count += 1) origin.push(index);
    folded += plain;
    index += sign.length;
  }
  return { folded, origin };
}

export const normalise = (text: string): string => fold(text).folded.replace(/ +/g, ' ').trim();

/** Where the wanted words stand in a text, as places in the text itself. */
export function occurrences(text: string, wanted: string): Range[] {
  const needle = normalise(wanted);
  if (needle === '') return [];
  const { folded, origin } = fold(text);
  const found: Range[] = [];
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
    const end = at + needle.length;
    found.push([origin[at] ?? 0, end < origin.length ? (origin[end] ?? text.length) : text.length]);
  }
  return found;
}

export const contains = (text: string, wanted: string): boolean =>
  normalise(wanted) === '' || fold(text).folded.includes(normalise(wanted));

/** A few words around the first match, for a heading that stays closed. */
export function excerpt(text: string, wanted: string, around = 50): { before: string; match: string; after: string } | undefined {
  const [first] = occurrences(text, wanted);
  if (!first) return undefined;
  const [start, end] = first;
  const from = start <= around ? 0 : text.lastIndexOf(' ', start - around) + 1;
  const to = text.length - end <= around ? text.length : text.indexOf(' ', end + around);
  return {
    before: `${from > 0 ? '… ' : ''}${text.slice(from, start)}`,
    match: text.slice(start, end),
    after: `${text.slice(end, to < 0 ? text.length : to)}${to >= 0 && to < text.length ? ' …' : ''}`,
  };
}
