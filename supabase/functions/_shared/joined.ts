// What the site's tools join to a request: each is a line of « Vos besoins », after the visitor's
// own words, since the request has no field of its own for it.

/** Of each: the title of its card, and how its line begins. */
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

/** What is told of a kind, without how its line begins. */
export type Joined = { kind: Joinable; text: string };

/** What is sent as « Vos besoins ». */
export const withJoined = (words: string, joined: Joined[]): string =>
  [
    words.trim(),
    ...joined.map(({ kind, text }) => joinable[kind].begins + text.replace(/\s*\n\s*/g, ' ')),
  ]
    .filter(Boolean)
    .join('\n');
