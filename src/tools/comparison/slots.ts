/**
 * What the server writes into the table: questions, what documents answer, what was read, what to
 * ask first.
 */
export const questionSlot = (question: string) => `q-${question}`;
export const factSlot = (question: string, offer: string) => `q-${question}-${offer}`;
export const readSlot = (guarantee: string, offer: string) => `lu-${guarantee}-${offer}`;
export const askSlot = (offer: string) => `demander-${offer}`;
