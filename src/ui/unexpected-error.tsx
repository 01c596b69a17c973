/** Shows the error message that the specification requires, and a link to continue. */
export const UnexpectedWords = () => (
  <>
    <p lang="en">Unexpected Application Error!</p>
    <p>
      Rechargez la page. Si l’erreur revient, <a href="/contact">écrivez-nous</a>.
    </p>
  </>
);

/**
 * Replaces a page whose code throws. Uses no other code of the site, because that code may have
 * caused the error.
 */
export const UnexpectedError = () => (
  <main className="prose">
    <h1>Une erreur inattendue est survenue</h1>
    <UnexpectedWords />
  </main>
);

export const UnexpectedDocument = () => (
  <html lang="fr">
    <body>
      <UnexpectedError />
    </body>
  </html>
);
