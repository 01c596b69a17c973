import { allPages, listPages } from './documents.ts';
import { table } from './tables.ts';

export type Redirect = { from: string; to: string };

const ascii = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');

/** Redirects from addresses with capitals (/assureurs/AXA), because other sites link to them. */
const capitals: Redirect[] = listPages('assureurs')
  .filter(({ menu }) => !menu.includes(' '))
  .map(({ menu, route }) => ({ from: `/assureurs/${ascii(menu)}`, to: route }));

/** Redirects from old addresses and other spellings. */
export const redirects: Redirect[] = [
  ...table('redirections').redirections.map(({ de, vers }) => ({ from: de, to: vers })),
  ...capitals,
];

/**
 * Returns the target of each redirect, and an empty string for each page, by lower-case address.
 * The not-found page uses it to find the right page.
 */
export const knownRoutes = (): Record<string, string> => ({
  ...Object.fromEntries(redirects.map(({ from, to }) => [from.toLowerCase(), to])),
  ...Object.fromEntries(allPages().map(({ route }) => [route, ''])),
});
