/**
 * Converts a French telephone number to a link: « 01 99 00 00 17 » becomes « tel:+33199000017 ».
 */
export const buildTelephoneLink = (number: string): string =>
  `tel:+33${number.replace(/\D/g, '').replace(/^0/, '')}`;
