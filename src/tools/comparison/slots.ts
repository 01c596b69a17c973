/**
 * Names of the slots that the server renders in the table: questions, facts of documents, facts of
 * contracts, and the first question to ask.
 */
export const questionSlot = (question: string) => `q-${question}`;
export const factSlot = (question: string, offer: string) => `q-${question}-${offer}`;
export const readSlot = (guarantee: string, offer: string) => `lu-${guarantee}-${offer}`;
export const askSlot = (offer: string) => `demander-${offer}`;
