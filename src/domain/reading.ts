/** Minutes to read a text, at the pace of an adult who is not in a hurry. */
export const readingMinutes = (text: string, wordsPerMinute = 230): number =>
  Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / wordsPerMinute));
