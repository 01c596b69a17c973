import { cache } from 'react';

/** What the texts of one page know of it: React keeps one object for each page. */
export const pageContext = cache(() => ({
  isLinkingTerms: false,
  /** Terms that the page links, or that a writer has marked on it. */
  terms: new Set<string>(),
  /** Terms whose definition it shows. */
  explained: new Set<string>(),
}));
