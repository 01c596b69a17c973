export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Removes `==`, which writers put around highlighted words of a title. */
export const removeMarks = (title: string) => title.replaceAll('==', '');

/** Elides a word that ends in e before a vowel: « qu’AXA », « d’Écureuil », but « que Hiscox ». */
export const elide = (word: string, name: string) =>
  /^[aeiou]/i.test(name.normalize('NFD')) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
