// The search of /faq: keeps what contains the typed text, whatever the letter case, the accents, and the
// kinds of spaces and apostrophes. Signs of regular expressions are plain text.

export type Range = [start: number, end: number];

/** A text made ready once to be searched many times. */
export type Searchable = {
  text: string;
  folded: string;
  /** For each sign of the folded text, the place in the text where it comes from. */
  origin: number[];
};

const foldSign = (sign: string): string => {
  if (/\s/.test(sign)) return ' ';
  if (/['’‘ʼ]/.test(sign)) return "'";
  return sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('œ', 'oe').replace('æ', 'ae');
};

/** Folds each sign once, and spaces that follow each other to one. */
export function searchable(text: string): Searchable {
  let folded = '';
  const origin: number[] = [];
  let index = 0;
  for (const sign of text) {
    const plain = foldSign(sign);
    if (plain !== ' ' || !folded.endsWith(' ')) {
      for (let count = 0; count < plain.length; count += 1) origin.push(index);
      folded += plain;
    }
    index += sign.length;
  }
  return { text, folded, origin };
}

/** What is looked for: the spaces around it count for nothing. */
export const normalise = (wanted: string): string => searchable(wanted).folded.trim();

export const contains = ({ folded }: Searchable, wanted: string): boolean => folded.includes(normalise(wanted));

/** What is worth marking where it stands: a single letter stands everywhere. */
export const worthMarking = (wanted: string): string => (/^[\p{L}\d]$/u.test(normalise(wanted)) ? '' : wanted);

/** Where the wanted words stand in a text, as places in the text itself. */
export function occurrences({ text, folded, origin }: Searchable, wanted: string): Range[] {
  const needle = normalise(wanted);
  const found: Range[] = [];
  if (needle === '') return found;
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
export function excerpt(source: Searchable, wanted: string, around = 50): Excerpt | undefined {
  const [first] = occurrences(source, wanted);
  if (!first) return undefined;
  const { text } = source;
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
