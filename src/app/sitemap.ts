import type { MetadataRoute } from 'next';
import { allPages } from '#src/content/documents.ts';
import { getAbsoluteAddress } from '#src/seo/addresses.ts';
import { getLastChange } from '#src/seo/last-change.ts';
import { isListed } from '#src/seo/metadata.ts';

export const dynamic = 'force-static';

/** Lists every indexable page, with the date of its last change if that date is known. */
const sitemap = (): MetadataRoute.Sitemap =>
  allPages()
    .filter(({ route }) => isListed(route))
    .map((page) => {
      const changed = getLastChange(page);
      return {
        url: getAbsoluteAddress(page.route),
        ...(changed && { lastModified: changed }),
      };
    });

export default sitemap;
