import type { MetadataRoute } from 'next';
import { getAbsoluteAddress } from '#src/seo/addresses.ts';

export const dynamic = 'force-static';

/** Everything may be read: a page that must not be listed says so, and has to be read for that. */
const robots = (): MetadataRoute.Robots => ({
  rules: { userAgent: '*', allow: '/' },
  sitemap: getAbsoluteAddress('/sitemap.xml'),
});

export default robots;
