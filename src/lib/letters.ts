export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Removes the signs `==`, which writers put around the words of a title to highlight. */
export const removeMarks = (title: string) => title.replaceAll('==', '');

/**
 * Puts a short word before a name and shortens it before a vowel: « qu’AXA », « d’Écureuil », but «
 * que Hiscox ».
 */
export const elide = (word: string, name: string) =>
  /^[aeiou]/i.test(name.normalize('NFD')) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** @example removeAccents('Stoïk') → 'Stoik' */
export const removeAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
