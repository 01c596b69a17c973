/** The next page is fetched when a link is about to be used, never because it is in view. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/_*' } }] },
      eagerness: 'moderate',
    },
  ],
});
