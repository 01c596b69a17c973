import type { MetadataRoute } from 'next';
import { getAbsoluteAddress } from '#src/seo/addresses.ts';

export const dynamic = 'force-static';

/** Allows crawlers to read every page, because they must read a page to find its `noindex`. */
const robots = (): MetadataRoute.Robots => ({
  rules: { userAgent: '*', allow: '/' },
  sitemap: getAbsoluteAddress('/sitemap.xml'),
});

export default robots;
