import { applyTypography } from '#src/lib/typography.ts';
import { isNamed, withPublication } from './publisher.ts';
import { table } from './tables.ts';

const { contact, courtier, publication, ...rest } = withPublication(table('site'));

/**
 * Data of the publisher and the broker, with French typography, for example no-break spaces in the
 * telephone number.
 */
export const site = {
  ...rest,
  publication: applyTypography(publication),
  contact: { ...contact, telephone: applyTypography(contact.telephone) },
  courtier: { ...courtier, telephone: applyTypography(courtier.telephone) },
};

/** Notice that every page shows until the publisher and the broker have names. */
export const preparation = isNamed(site)
  ? undefined
  : 'Site en préparation\u202F: l’éditeur et le courtier ne sont pas encore nommés.';
