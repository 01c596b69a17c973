/** What is sent besides the broker's mail of a request, by the word before the request's number. */
const words = {
  canary: 'CANARI',
  acknowledgement: 'ACCUSE',
  tool: 'OUTIL',
  unreachable: 'RETOUR',
  withdrawn: 'RETRAIT',
  reminder: 'RAPPEL',
  month: 'BILAN',
} as const;

export type Errand = keyof typeof words;

export const errandNumber = (errand: Errand, number: string) => `${words[errand]}-${number}`;

/** Which errand's number it is; nothing for a request's. */
export const errandOf = (number: string) =>
  (Object.keys(words) as Errand[]).find((errand) => number.startsWith(`${words[errand]}-`));

/** The request's own number. */
export const requestOf = (number: string) => number.replace(/^[A-Z]+-/, '');

/** Every number that we give, as an expression. */
export const anyNumber = `(?:(?:${Object.values(words).join('|')})-)?\\d{6}-[2-9A-Z]{6}`;
