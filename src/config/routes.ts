/** Pages of content/pages that have a route of their own under src/app; any other is shown by src/app/[slug]. */
export const pagesWithRoute = ['accueil', 'devis'];
