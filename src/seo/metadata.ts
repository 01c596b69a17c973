// seo/: what search engines, networks and assistants are told of a page.
import type { Metadata } from 'next';
import { assets } from '#src/config/assets.ts';
import { environment } from '#src/config/environment.ts';
import { notIndexed } from '#src/config/routes.ts';
import { pageAt } from '#src/content/documents.ts';
import { site } from '#src/content/identity.ts';
import type { Document } from '#src/content/kinds.ts';
import { addBrand } from '#src/lib/brand.ts';
import { removeMarks } from '#src/lib/letters.ts';
import { absolute, copyOf, icons, socialImageOf, socialSize } from './addresses.ts';
import { publication } from './publication.ts';

/** Whether search engines may list it, in production. */
export const isListed = (route: string) => !notIndexed.includes(route);

type Page = { titreSeo: string; description: string; route: string };

/** What is told of any page; its picture is that of the document given. */
function common({ titreSeo, description, route }: Page, pictured: Document) {
  const title = addBrand(titreSeo, site.marque);
  const alt = `Le logo de ${site.marque} et le titre « ${removeMarks(pictured.titre)} »`;
  const image = { url: socialImageOf(pictured.route), ...socialSize, alt };
  return {
    metadataBase: new URL(site.adresse),
    title,
    description,
    icons: { icon: { url: assets.favicon, type: 'image/svg+xml' }, apple: icons.apple.file },
    alternates: { canonical: route },
    openGraph: {
      type: 'website',
      locale: 'fr_FR',
      siteName: site.marque,
      title,
      description,
      url: route,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: image.url, alt }] },
  } satisfies Metadata;
}

/**
 * The not-found page, under the picture of the home page. Next itself tells search engines not to
 * list it.
 */
export const notFoundMetadata = (titreSeo: string, description: string): Metadata =>
  common({ titreSeo, description, route: '/404' }, pageAt('/'));

export function pageMetadata(document: Document): Metadata {
  const { route } = document;
  const dates = publication(document);
  const shared = common(document, document);
  const isIndexable = environment.siteEnv === 'production' && isListed(route);
  return {
    ...shared,
    robots: { index: isIndexable, follow: isIndexable },
    alternates: {
      ...shared.alternates,
      languages: { [site.langue]: route },
      types: {
        'text/markdown': [{ url: copyOf(route), title: 'Cette page en Markdown' }],
      },
    },
    openGraph: {
      ...shared.openGraph,
      ...(dates && {
        type: 'article',
        publishedTime: dates.published,
        modifiedTime: dates.modified,
        authors: [absolute('/')],
      }),
    },
  };
}
