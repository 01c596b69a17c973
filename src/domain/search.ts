// The search of /faq: keeps what contains the typed text, whatever the letter case, the accents, and the
// kinds of spaces and apostrophes. Signs of regular expressions are plain text.

export type Range = [start: number, end: number];

type Folded = {
  folded: string;
  /** For each sign of the folded text, the place in the text where it comes from. */
  origin: number[];
};

/** A text made ready once to be searched many times. */
export type Searchable = { text: string } & Folded;

const fold = (sign: string): string => {
  if (/\s/.test(sign)) return ' ';
  if (/['’‘ʼ]/.test(sign)) return "'";
  return sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('œ', 'oe').replace('æ', 'ae');
};

/** A text has few signs, each of them many times. */
const folds = new Map<string, string>();
function foldSign(sign: string): string {
  const known = folds.get(sign);
  if (known !== undefined) return known;
  const folded = fold(sign);
  folds.set(sign, folded);
  return folded;
}

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
export function searchable(text: string): Searchable {
  let ready: Folded | undefined;
  const read = () => {
    ready ??= foldText(text);
    return ready;
  };
  return {
    text,
    get folded() {
      return read().folded;
    },
    get origin() {
      return read().origin;
    },
  };
}

/** What is looked for: the spaces around it count for nothing. */
export const normalise = (wanted: string): string => searchable(wanted).folded.trim();

export function contains(source: Searchable, wanted: string): boolean {
  const needle = normalise(wanted);
  return needle === '' || source.folded.includes(needle);
}

/** What is worth marking where it stands: a single letter stands everywhere. */
export const worthMarking = (wanted: string): string => (/^[\p{L}\d]$/u.test(normalise(wanted)) ? '' : wanted);

/** Where the wanted words stand in a text, as places in the text itself. */
export function occurrences(source: Searchable, wanted: string): Range[] {
  const needle = normalise(wanted);
  if (needle === '') return [];
  const { text, folded, origin } = source;
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
