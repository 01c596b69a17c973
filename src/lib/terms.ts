// Finds glossary terms in texts, in all their forms: plural, feminine, with an apostrophe, with a
// capital letter.

type NamedTerm = {
  nom: string;
  aussi?: string[] | undefined;
  formes?: string[] | undefined;
};

const LINKING_WORDS = /^(?:de|du|des|en|à|au|la|le|les|sur|hors|ou)$/u;

/**
 * Lists the forms of a word with other endings. Abbreviations and words such as « de » have only
 * one form.
 */
function listEndings(word: string): string[] {
  if (LINKING_WORDS.test(word) || !/\p{Ll}{2}/u.test(word) || /[sxz]$/u.test(word)) return [word];
  if (/al$/u.test(word)) return [word, word.replace(/l$/u, 'ux')];
  if (/eau$/u.test(word)) return [word, `${word}x`];
  if (/(?:é|nt)$/u.test(word)) return [word, `${word}s`, `${word}e`, `${word}es`];
  return [word, `${word}s`];
}

/** Normalises a form for comparisons: spaces, apostrophes, and the case of the first letter. */
const formKey = (words: string): string =>
  words.charAt(0).toLowerCase() + words.slice(1).replace(/\s+/gu, ' ').replaceAll("'", '’');

const inflect = (name: string): string[] =>
  name
    .split(' ')
    .reduce<string[]>(
      (starts, word) =>
        starts.flatMap((start) =>
          listEndings(word).map((end) => (start ? `${start} ${end}` : end)),
        ),
      [''],
    );

/** Lists all forms of a term. Ignores a remark in brackets at the end of its name. */
export function listForms({ nom, aussi = [], formes = [] }: NamedTerm): string[] {
  const names = [nom.replace(/ \(.*\)$/u, ''), ...aussi, ...formes];
  return [...new Set(names.flatMap(inflect).map(formKey))];
}

const escapePattern = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/gu, '\\$&');

function buildPattern(form: string): string {
  const [first, rest] = [form.charAt(0), escapePattern(form.slice(1))];
  const flexible = rest.replaceAll(' ', '\\s').replaceAll('’', "['’]");
  return `[${first}${first.toUpperCase()}]${flexible}`;
}

/** Occurrence of a term: its index in the text, and the form that is used there. */
export type Found = { id: string; start: number; words: string };

/**
 * Creates a function that finds terms in a text. If two terms begin at the same place, it finds the
 * longer one.
 */
export function createTermFinder(terms: Record<string, NamedTerm>): (text: string) => Found[] {
  const ids = new Map(
    Object.entries(terms).flatMap(([id, term]) => listForms(term).map((form) => [form, id])),
  );
  if (ids.size === 0) return () => [];
  const forms = [...ids.keys()].sort((a, b) => b.length - a.length).map(buildPattern);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join('|')})(?![\\p{L}\\p{N}-])`, 'gu');
  return (text) => {
    const found: Found[] = [];
    // Uses one regular expression for all texts, because matchAll() would compile this long
    // expression each time.
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const id = ids.get(formKey(match[0]));
      if (id !== undefined) found.push({ id, start: match.index, words: match[0] });
    }
    return found;
  };
}
