import { absolute } from './addresses.ts';

/** Everything may be read: what must not be listed says so itself, and has to be read for that. */
export const robotsFile = () => `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`;

/** Where to write about a hole in the site (RFC 9116). */
export const securityFile = (email: string, expires: string) =>
  `Contact: mailto:${email}
Expires: ${expires}
Preferred-Languages: fr, en
Canonical: ${absolute('/.well-known/security.txt')}
`;
