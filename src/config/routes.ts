/** Pages of content/pages that have a route of their own under src/app, because of what they load; all others share one. */
export const pagesWithOwnRoute = ['accueil', 'comparatif', 'devis', 'faq', 'merci', 'tarifs'];
