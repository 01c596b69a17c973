// Results of the site's tools that a visitor attaches to a request. The request has no field for
// them, so each result becomes a line of the field « Vos besoins », after the visitor's own words.

/**
 * Kinds of results. `title` is the heading of a result on the form; `begins` starts its line in the
 * request.
 */
export const joinable = {
  prix: { title: 'Prix de votre classe', begins: 'Joint : prix de ma classe. ' },
  estimation: { title: 'Prix de l’estimateur', begins: 'Joint : prix de l’estimateur. ' },
  arret: { title: 'Coût d’un arrêt', begins: 'Joint : coût d’un arrêt. ' },
  questionnaire: {
    title: 'Questionnaire de sécurité',
    begins: 'Joint : questionnaire de sécurité. ',
  },
} as const;

type Joinable = keyof typeof joinable;

/** Attached result. Its `text` does not include the words of `begins`. */
export type Joined = { kind: Joinable; text: string };

/**
 * Returns the value of the field « Vos besoins »: the visitor's words, then a line for each
 * attached result.
 */
export const appendJoined = (words: string, joined: Joined[]): string =>
  [
    words.trim(),
    ...joined.map(({ kind, text }) => joinable[kind].begins + text.replace(/\s*\n\s*/g, ' ')),
  ]
    .filter(Boolean)
    .join('\n');
