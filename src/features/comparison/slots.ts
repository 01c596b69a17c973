/** What the server writes into the table: questions, what documents answer, what to ask first. */
export const questionSlot = (question: string) => `q-${question}`;
export const factSlot = (question: string, offer: string) => `q-${question}-${offer}`;
export const askSlot = (offer: string) => `demander-${offer}`;
