/**
 * Joins words: « a, b et c ». Does not use Intl.ListFormat, because creating one takes as long as
 * starting React on a slow phone.
 */
export const joinWithAnd = (parts: string[]): string =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;
