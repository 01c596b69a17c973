/**
 * « a, b et c ». Not Intl.ListFormat, because creating one takes a slow phone as long as React
 * takes to start.
 */
export const joinWithAnd = (parts: string[]): string =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;
