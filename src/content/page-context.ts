import { cache } from 'react';

/** Shared by the texts of one page. React's cache() keeps one object per rendered page. */
export const pageContext = cache(() => ({
  isLinkingTerms: false,
  /** Terms that the page links, or that a writer has marked on it. */
  terms: new Set<string>(),
  /** Terms whose definition it shows. */
  explained: new Set<string>(),
}));
