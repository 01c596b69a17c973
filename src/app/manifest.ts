import type { MetadataRoute } from 'next';
import { assets } from '#src/config/assets.ts';
import { find } from '#src/content/documents.ts';
import { getSite } from '#src/content/identity.ts';
import { icons, themeColour } from '#src/seo/addresses.ts';

export const dynamic = 'force-static';

const png = ({ file, size }: { file: string; size: number }) => ({
  src: file,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** Describes the site for a device on which the visitor adds it to the home screen. */
const manifest = (): MetadataRoute.Manifest => ({
  name: getSite().marque,
  short_name: getSite().marque,
  description: find('pages', 'accueil').description,
  lang: 'fr',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'browser',
  theme_color: themeColour,
  background_color: themeColour,
  icons: [
    { src: assets.favicon, sizes: 'any', type: 'image/svg+xml' },
    png(icons.small),
    png(icons.large),
  ],
});

export default manifest;
