import type { Organization, WebSite } from 'schema-dts';
import { site } from '#src/content/identity.ts';
import { buildTelephoneLink } from '#src/lib/telephone.ts';
import { absolute, icons } from '../addresses.ts';

export const organizationId = `${absolute('/')}/#editeur`;
export const websiteId = `${absolute('/')}/#site`;

export const organization = (): Organization => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: site.marque,
  url: absolute('/'),
  logo: absolute(icons.large.file),
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

export const website = (): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId,
  url: absolute('/'),
  name: site.marque,
  inLanguage: site.langue,
  publisher: { '@id': organizationId },
});
