// A word of the trade as sentences write it: in the plural, in the feminine, after an elision, at
// the head of a sentence.

export type NamedTerm = {
  nom: string;
  aussi?: string[] | undefined;
  formes?: string[] | undefined;
};

const linking = /^(?:de|du|des|en|à|au|la|le|les|sur|hors|ou)$/u;

/** A word and its other endings; initials and little words have none. */
function endings(word: string): string[] {
  if (linking.test(word) || !/\p{Ll}{2}/u.test(word) || /[sxz]$/u.test(word)) return [word];
  if (/al$/u.test(word)) return [word, word.replace(/l$/u, 'ux')];
  if (/eau$/u.test(word)) return [word, `${word}x`];
  if (/(?:é|nt)$/u.test(word)) return [word, `${word}s`, `${word}e`, `${word}es`];
  return [word, `${word}s`];
}

/** However spaces, apostrophes and the first letter are written, a form is the same. */
const formKey = (words: string): string =>
  words.charAt(0).toLowerCase() + words.slice(1).replace(/\s+/gu, ' ').replaceAll("'", '’');

const inflected = (name: string): string[] =>
  name
    .split(' ')
    .reduce<string[]>(
      (starts, word) =>
        starts.flatMap((start) => endings(word).map((end) => (start ? `${start} ${end}` : end))),
      [''],
    );

/**
 * All the forms of a term, as `formKey` writes them. What stands in brackets in its name is said of
 * it, and not its name.
 */
export function formsOf({ nom, aussi = [], formes = [] }: NamedTerm): string[] {
  const names = [nom.replace(/ \(.*\)$/u, ''), ...aussi, ...formes];
  return [...new Set(names.flatMap(inflected).map(formKey))];
}

const literal = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/gu, '\\$&');

/** One form as a pattern: its first letter may be a capital. */
const patternOf = (form: string) =>
  `[${form.charAt(0)}${form.charAt(0).toUpperCase()}]${literal(form.slice(1)).replaceAll(' ', '\\s').replaceAll('’', "['’]")}`;

/** A term in a text: where it stands, and the words that it has there. */
export type Found = { id: string; start: number; words: string };

/** Finds the terms in a text; of two that begin at one place, the longer. */
export function termFinder(terms: Record<string, NamedTerm>): (text: string) => Found[] {
  const ids = new Map(
    Object.entries(terms).flatMap(([id, term]) => formsOf(term).map((form) => [form, id])),
  );
  if (ids.size === 0) return () => [];
  const forms = [...ids.keys()].sort((a, b) => b.length - a.length).map(patternOf);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join('|')})(?![\\p{L}\\p{N}-])`, 'gu');
  return (text) => {
    const found: Found[] = [];
    // One pattern for all texts: `matchAll` would make it anew for each, and it is long.
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const id = ids.get(formKey(match[0]));
      if (id !== undefined) found.push({ id, start: match.index, words: match[0] });
    }
    return found;
  };
}
