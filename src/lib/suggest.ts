// Lists of words within a message, and what a word that is not known may have meant.

/** « a », « b » ou « c » */
export const either = (words: string[]) => enumerate(words, 'ou');

/** « a », « b » et « c » */
export const all = (words: string[]) => enumerate(words, 'et');

const enumerate = (words: string[], last: string) =>
  words
    .map((word) => `« ${word} »`)
    .join(', ')
    .replace(/, (?=«[^«]*$)/, ` ${last} `);

export const didYouMean = (words: string[]) =>
  words.length > 0 ? ` Vouliez-vous dire ${either(words)} ?` : '';
