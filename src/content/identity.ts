import { applyTypography } from '#src/lib/typography.ts';
import { createIdentityLookup, isNamed, withPublication } from './publisher.ts';
import { table } from './tables.ts';

const { contact, courtier, publication, ...rest } = withPublication(table('site'));

/**
 * Who publishes, who answers; the number is shown in pairs that hold together, the names as French
 * sets them.
 */
export const site = {
  ...rest,
  publication: applyTypography(publication),
  contact: { ...contact, telephone: applyTypography(contact.telephone) },
  courtier: { ...courtier, telephone: applyTypography(courtier.telephone) },
};

/** An identity of the site by its path: contact.email. */
export const identity = createIdentityLookup(site);

/** Shown on every page until publisher and broker have names. */
export const preparation = isNamed(site)
  ? undefined
  : 'Site en préparation\u202F: l’éditeur et le courtier ne sont pas encore nommés.';
