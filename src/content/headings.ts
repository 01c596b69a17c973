import { plainText } from './plain.ts';

/** What a text says in its headings of second level. */
export const headingsOf = (source: string): string[] =>
  [...source.matchAll(/^## (.+)$/gm)].map(([, text = '']) => plainText(text));
