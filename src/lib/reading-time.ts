/** The pace of an adult who is not in a hurry. */
const wordsPerMinute = 230;

export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / wordsPerMinute));
