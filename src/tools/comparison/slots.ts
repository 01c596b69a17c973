/**
 * Slot names of the cells that the server renders: a question, a fact from a document, and the
 * first question to ask.
 */
export const questionSlot = (question: string) => `q-${question}`;
export const factSlot = (question: string, offer: string) => `q-${question}-${offer}`;
export const askSlot = (offer: string) => `demander-${offer}`;
