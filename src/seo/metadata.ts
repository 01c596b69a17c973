import type { Metadata } from 'next';
import { assets } from '#src/config/assets.ts';
import { environment } from '#src/config/environment.ts';
import { notIndexed } from '#src/config/routes.ts';
import { getPageByRoute } from '#src/content/documents.ts';
import { getSite } from '#src/content/identity.ts';
import type { Document } from '#src/content/kinds.ts';
import { addBrand } from '#src/lib/brand.ts';
import { removeMarks } from '#src/lib/letters.ts';
import {
  getAbsoluteAddress,
  getCopyPath,
  getSocialImagePath,
  icons,
  socialSize,
} from './addresses.ts';
import { getPublication } from './publication.ts';

export const isListed = (route: string) => !notIndexed.includes(route);

type Page = { titreSeo: string; description: string; route: string };

/**
 * @param pictured document whose title and picture appear when someone shares a link to the page
 */
function createCommonMetadata({ titreSeo, description, route }: Page, pictured: Document) {
  const title = addBrand(titreSeo, getSite().marque);
  const alt = `Le logo de ${getSite().marque} et le titre « ${removeMarks(pictured.titre)} »`;
  const image = { url: getSocialImagePath(pictured.route), ...socialSize, alt };
  return {
    metadataBase: new URL(getSite().adresse),
    title,
    description,
    icons: { icon: { url: assets.favicon, type: 'image/svg+xml' }, apple: icons.apple.file },
    alternates: { canonical: route },
    openGraph: {
      type: 'website',
      locale: 'fr_FR',
      siteName: getSite().marque,
      title,
      description,
      url: route,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: image.url, alt }] },
  } satisfies Metadata;
}

/**
 * Creates the metadata of the not-found page, with the sharing picture of the home page. Next adds
 * `noindex`.
 */
export const createNotFoundMetadata = (titreSeo: string, description: string): Metadata =>
  createCommonMetadata({ titreSeo, description, route: '/404' }, getPageByRoute('/'));

export function createPageMetadata(document: Document): Metadata {
  const { route } = document;
  const dates = getPublication(document);
  const shared = createCommonMetadata(document, document);
  const isIndexable = environment.siteEnv === 'production' && isListed(route);
  return {
    ...shared,
    robots: { index: isIndexable, follow: isIndexable },
    alternates: {
      ...shared.alternates,
      languages: { fr: route },
      types: {
        'text/markdown': [{ url: getCopyPath(route), title: 'Cette page en Markdown' }],
      },
    },
    openGraph: {
      ...shared.openGraph,
      ...(dates && {
        type: 'article',
        publishedTime: dates.published,
        modifiedTime: dates.modified,
        authors: [getAbsoluteAddress('/')],
      }),
    },
  };
}
