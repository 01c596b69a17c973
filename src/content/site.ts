import { typography } from '../domain/typography.ts';
import { table } from './tables.ts';

const { contact, ...rest } = table('site');

/** Who publishes, who answers; the number is shown in pairs that hold together. */
export const site = { ...rest, contact: { ...contact, telephone: typography(contact.telephone) } };
