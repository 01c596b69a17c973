import { cache } from 'react';

/**
 * State that all texts of a page share while it is rendered. React's cache() creates a new object
 * for each page.
 */
export const pageContext = cache(() => ({
  isLinkingTerms: false,
  /**
   * Terms that need no further link, because the page already links them or a writer has marked
   * them.
   */
  terms: new Set<string>(),
  /** Terms whose definition the page already shows in a tooltip. */
  explained: new Set<string>(),
}));
