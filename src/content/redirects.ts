import { allOf, allPages } from './documents.ts';
import { table } from './tables.ts';

export type Redirect = { from: string; to: string };

const ascii = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');

/** Insurers' names are written with capitals in links from elsewhere: /assureurs/AXA. */
const capitals: Redirect[] = allOf('assureurs')
  .filter(({ menu }) => !menu.includes(' '))
  .map(({ menu, route }) => ({ from: `/assureurs/${ascii(menu)}`, to: route }));

/** Other spellings and removed addresses, with the page they lead to. */
export const redirects: Redirect[] = [
  ...table('redirections').redirections.map(({ de, vers }) => ({ from: de, to: vers })),
  ...capitals,
];

/**
 * For the not-found page, by lower-case address: where it leads, or nothing for a page that is
 * there.
 */
export const knownRoutes = (): Record<string, string> => ({
  ...Object.fromEntries(redirects.map(({ from, to }) => [from.toLowerCase(), to])),
  ...Object.fromEntries(allPages().map(({ route }) => [route, ''])),
});
