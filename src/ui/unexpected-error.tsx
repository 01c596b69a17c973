/** Shows the error message of the specification and a link to continue. */
export const UnexpectedWords = () => (
  <>
    <p lang="en">Unexpected Application Error!</p>
    <p>
      Rechargez la page. Si l’erreur revient, <a href="/contact">écrivez-nous</a>.
    </p>
  </>
);

/** Replaces a page that throws. It must not use code that may have thrown. */
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
