/** For a name that goes on within a sentence. */
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** For a name at the head of a sentence. */
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
