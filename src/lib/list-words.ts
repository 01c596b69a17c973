// Formats lists of words for messages to writers.

/** Formats a list: « a », « b » ou « c ». */
export const listWithOr = (words: string[]) => listWords(words, 'ou');

/** Formats a list: « a », « b » et « c ». */
export const listWithAnd = (words: string[]) => listWords(words, 'et');

const listWords = (words: string[], last: string) =>
  words
    .map((word) => `« ${word} »`)
    .join(', ')
    .replace(/, (?=«[^«]*$)/, ` ${last} `);

export const formatSuggestion = (words: string[]) =>
  words.length > 0 ? ` Vouliez-vous dire ${listWithOr(words)} ?` : '';
