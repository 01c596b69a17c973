import type { Metadata } from 'next';
import { assets } from '#src/config/assets.ts';
import { environment } from '#src/config/environment.ts';
import { site } from '#src/content/site.ts';

export const withBrand = (title: string) => (title.includes(site.marque) ? title : `${title} | ${site.marque}`);

/** Pages that no search engine should list, in production either. */
const unlisted = ['/merci'];

export function pageMetadata({
  titreSeo,
  description,
  route,
}: {
  titreSeo: string;
  description: string;
  route: string;
}): Metadata {
  const title = withBrand(titreSeo);
  const indexable = environment.siteEnv === 'production' && !unlisted.includes(route);
  return {
    metadataBase: new URL(site.adresse),
    title,
    description,
    alternates: { canonical: route },
    openGraph: { type: 'website', locale: 'fr_FR', siteName: site.marque, title, description, url: route },
    twitter: { card: 'summary_large_image', title, description },
    robots: { index: indexable, follow: indexable },
    icons: { icon: { url: assets.favicon, type: 'image/svg+xml' } },
  };
}
