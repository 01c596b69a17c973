/**
 * « a, b et c », by hand: to make an Intl.ListFormat holds up a slow phone for the time of React
 * itself.
 */
export const inSeries = (parts: string[]): string =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;
