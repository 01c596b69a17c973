import { typography } from '../domain/typography.ts';
import { lookUp } from './look-up.ts';
import { withPublication } from './publisher.ts';
import { table } from './tables.ts';

const { contact, ...rest } = withPublication(table('site'));

/** Who publishes, who answers; the number is shown in pairs that hold together. */
export const site = { ...rest, contact: { ...contact, telephone: typography(contact.telephone) } };

/** An identity of the site by its path: contact.email. */
export const identity = (path: string): string =>
  String(path.split('.').reduce<unknown>((value, key) => lookUp(value as Record<string, unknown>, key, 'site.yaml'), site));
