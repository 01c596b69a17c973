import { getSite } from '#src/content/identity.ts';

export const getAbsoluteAddress = (route: string) =>
  `${getSite().adresse}${route === '/' ? '' : route}`;

export const getFilePath = (route: string) => (route === '/' ? '/index' : route);

/** Returns the path of the Markdown copy of a page. */
export const getCopyPath = (route: string) => `${getFilePath(route)}.md`;

export const getSocialImagePath = (route: string) => `/partage${getFilePath(route)}.png`;

export const socialSize = { width: 1200, height: 630 };

export const themeColour = '#ffffff';

/** Bitmap versions of the favicon. The build makes them for systems that do not read SVG. */
export const icons = {
  apple: { file: '/icones/apple-touch-icon.png', size: 180 },
  small: { file: '/icones/icone-192.png', size: 192 },
  large: { file: '/icones/icone-512.png', size: 512 },
};
