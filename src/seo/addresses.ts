import { site } from '#src/content/identity.ts';

/** An address as machines elsewhere need it. */
export const absolute = (route: string) => `${site.adresse}${route === '/' ? '' : route}`;

export const fileOf = (route: string) => (route === '/' ? '/index' : route);

/** The page again, as Markdown. */
export const copyOf = (route: string) => `${fileOf(route)}.md`;

/** The picture that a shared link shows. */
export const socialImageOf = (route: string) => `/partage${fileOf(route)}.png`;

export const socialSize = { width: 1200, height: 630 };

/** The paper of the pages, around them. */
export const themeColour = '#ffffff';

/** Drawn from the one favicon, for those that don't read SVG. */
export const icons = {
  apple: { file: '/icones/apple-touch-icon.png', size: 180 },
  small: { file: '/icones/icone-192.png', size: 192 },
  large: { file: '/icones/icone-512.png', size: 512 },
};
