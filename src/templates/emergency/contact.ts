import { lookUp } from '#src/content/look-up.ts';
import { table } from '#src/content/tables.ts';

type Contact = {
  nom: string;
  telephone?: string | undefined;
  adresse?: string | undefined;
  source?: string | undefined;
};

/** Whom one calls, and how: without an address for whom each firm has its own. */
export function contact(id: string) {
  const { lignes, autres } = table('contacts');
  const { nom, telephone, adresse, source } = lookUp<Contact>({ ...lignes, ...autres }, id, 'tables/contacts.yaml');
  return { nom, href: telephone ? `tel:${telephone}` : adresse, isPhone: telephone !== undefined, source };
}
