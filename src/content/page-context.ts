import { cache } from 'react';

/** State that all texts of a page share. React's cache() creates one object per rendered page. */
export const pageContext = cache(() => ({
  isLinkingTerms: false,
  /** Terms that the page links, or that a writer has marked on it. */
  terms: new Set<string>(),
  /** Terms with a definition on the page. */
  explained: new Set<string>(),
}));
