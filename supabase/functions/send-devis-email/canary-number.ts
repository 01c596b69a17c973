const prefix = 'CANARI-';

/** The number of a request that we made up tells it from a visitor's wherever it is. */
export const canaryNumber = (number: string) => `${prefix}${number}`;
export const isCanary = (number: string) => number.startsWith(prefix);
