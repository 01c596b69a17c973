/**
 * A number typed in the code that belongs to no table, with the reason: what <Libre> is in a text.
 */
export const freeNumber = (text: string, _reason: string): string => text;
