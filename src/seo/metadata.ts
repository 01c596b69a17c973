// seo/: what search engines, networks and assistants are told of a page.
import type { Metadata } from 'next';
import { assets } from '#src/config/assets.ts';
import { environment } from '#src/config/environment.ts';
import { unlisted } from '#src/config/routes.ts';
import type { Document } from '#src/content/kinds.ts';
import { site } from '#src/content/site.ts';
import { absolute, feedAddress, icons, manifestAddress, socialImageOf, twinOf } from './addresses.ts';
import { publication } from './publication.ts';
import { drawingOf } from './social/drawing.ts';

export const withBrand = (title: string) => (title.includes(site.marque) ? title : `${title} | ${site.marque}`);

/** Whether search engines may list it, in production. */
export const isListed = (route: string) => !unlisted.includes(route);

const common = (titreSeo: string, description: string, indexable: boolean): Metadata => ({
  metadataBase: new URL(site.adresse),
  title: withBrand(titreSeo),
  description,
  robots: { index: indexable, follow: indexable },
  manifest: manifestAddress,
  icons: { icon: { url: assets.favicon, type: 'image/svg+xml' }, apple: icons.apple.file },
});

/** A page that has no address of its own. */
export const strayMetadata = (titreSeo: string, description: string) => common(titreSeo, description, false);

export function pageMetadata(document: Document): Metadata {
  const { titreSeo, description, route } = document;
  const title = withBrand(titreSeo);
  const dates = publication(document);
  const image = { url: socialImageOf(route), width: 1200, height: 630, type: 'image/png', alt: drawingOf(document).alt };
  return {
    ...common(titreSeo, description, environment.siteEnv === 'production' && isListed(route)),
    alternates: {
      canonical: route,
      languages: { [site.langue]: route },
      types: {
        'text/markdown': [{ url: twinOf(route), title: 'Cette page en Markdown' }],
        'application/atom+xml': [{ url: feedAddress, title: `${site.marque} : guides et changements` }],
      },
    },
    openGraph: {
      ...(dates
        ? { type: 'article', publishedTime: dates.published, modifiedTime: dates.modified, authors: [absolute('/')] }
        : { type: 'website' }),
      locale: 'fr_FR',
      siteName: site.marque,
      title,
      description,
      url: route,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: image.url, alt: image.alt }] },
  };
}
