// Results of the site's tools that a visitor attaches to a request. The nine fields are fixed, so
// each result becomes a line of « Vos besoins », after the visitor's own words.

/** `title` is the heading of the card; `begins` is the start of its line in the request. */
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

/** `text` does not include the start of the line. */
export type Joined = { kind: Joinable; text: string };

/** Returns the value of « Vos besoins ». */
export const appendJoined = (words: string, joined: Joined[]): string =>
  [
    words.trim(),
    ...joined.map(({ kind, text }) => joinable[kind].begins + text.replace(/\s*\n\s*/g, ' ')),
  ]
    .filter(Boolean)
    .join('\n');
