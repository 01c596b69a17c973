/** What the links at the end of a page say. */
export const actionLabels = {
  '/devis': 'Être recontacté par un courtier',
  '/comparatif': 'Comparer les offres',
  '/comment-souscrire': 'Comment souscrire',
  '/tarifs': 'Calculer une fourchette',
  '/contact': 'Poser une autre question',
};

/** The address that a call to action leads to. */
export type Action = keyof typeof actionLabels;
