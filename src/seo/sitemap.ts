import type { Document } from '#src/content/kinds.ts';
import { absolute, socialImageOf } from './addresses.ts';
import { isListed } from './metadata.ts';
import { element } from './xml.ts';

/** Every page that may be listed, with the day it last changed, when that is known. */
export function sitemap(
  pages: Document[],
  changed: (page: Document) => string | undefined,
): string {
  const entries = pages
    .filter(({ route }) => isListed(route))
    .map((page) => {
      const image = `<image:image>${element('image:loc', absolute(socialImageOf(page.route)))}</image:image>`;
      return `<url>${element('loc', absolute(page.route))}${element('lastmod', changed(page))}${image}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`;
}
