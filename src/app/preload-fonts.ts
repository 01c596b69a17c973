import { preload } from 'react-dom';

const fonts = [
  new URL('./fonts/texte.woff2', import.meta.url),
  new URL('./fonts/titre.woff2', import.meta.url),
];

/** Adds the preloads of the site's fonts to a page. */
export function preloadFonts(): void {
  for (const { href } of fonts)
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
