/**
 * Joins words: « a, b et c ». Does not use Intl.ListFormat: on a slow phone, creating it takes as
 * long as the start of React.
 */
export const joinWithAnd = (parts: string[]): string =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;
