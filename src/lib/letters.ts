/** For a name that goes on within a sentence. */
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A title without the marks of its stroke of highlighter. */
export const withoutMarks = (title: string) => title.replaceAll('==', '');

/** « qu’AXA », « d’Écureuil », but « que Hiscox »: a word that ends in e, before a name. */
export const elided = (word: string, name: string) =>
  /^[aeiou]/i.test(name.normalize('NFD')) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;

/** For a name at the head of a sentence. */
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
