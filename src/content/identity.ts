import { applyTypography } from '#src/lib/typography.ts';
import { isNamed, withPublication } from './publisher.ts';
import { table } from './tables.ts';

const { contact, courtier, publication, ...rest } = withPublication(table('site'));

/**
 * Identities of the publisher and the broker, with French typography: the pairs of digits of the
 * telephone number stay on one line.
 */
export const site = {
  ...rest,
  publication: applyTypography(publication),
  contact: { ...contact, telephone: applyTypography(contact.telephone) },
  courtier: { ...courtier, telephone: applyTypography(courtier.telephone) },
};

/** Notice on every page until publisher and broker have names. */
export const preparation = isNamed(site)
  ? undefined
  : 'Site en préparation\u202F: l’éditeur et le courtier ne sont pas encore nommés.';
