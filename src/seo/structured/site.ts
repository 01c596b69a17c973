import type { Organization, WebSite } from 'schema-dts';
import { site } from '#src/content/identity.ts';
import { buildTelephoneLink } from '#src/lib/telephone.ts';
import { getAbsoluteAddress, icons } from '../addresses.ts';

export const organizationId = `${getAbsoluteAddress('/')}/#editeur`;
export const websiteId = `${getAbsoluteAddress('/')}/#site`;

export const createOrganization = (): Organization => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: site.marque,
  url: getAbsoluteAddress('/'),
  logo: getAbsoluteAddress(icons.large.file),
  email: site.contact.email,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: site.contact.email,
    telephone: buildTelephoneLink(site.contact.telephone).replace('tel:', ''),
    areaServed: 'FR',
    availableLanguage: site.langue,
  },
});

export const createWebsite = (): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId,
  url: getAbsoluteAddress('/'),
  name: site.marque,
  inLanguage: site.langue,
  publisher: { '@id': organizationId },
});
