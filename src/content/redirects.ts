import { allPages, listPages } from './documents.ts';
import { table } from './tables.ts';

export type Redirect = { from: string; to: string };

const ascii = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');

/** Redirects from addresses with capital letters (/assureurs/AXA), to which other sites link. */
const capitals: Redirect[] = listPages('assureurs')
  .filter(({ menu }) => !menu.includes(' '))
  .map(({ menu, route }) => ({ from: `/assureurs/${ascii(menu)}`, to: route }));

/** Redirects from old addresses and from other spellings. */
export const redirects: Redirect[] = [
  ...table('redirections').redirections.map(({ de, vers }) => ({ from: de, to: vers })),
  ...capitals,
];

/**
 * Returns all known addresses in lower case: a redirect with its target, a page with an empty
 * string. The not-found page uses them to find the right page.
 */
export const knownRoutes = (): Record<string, string> => ({
  ...Object.fromEntries(redirects.map(({ from, to }) => [from.toLowerCase(), to])),
  ...Object.fromEntries(allPages().map(({ route }) => [route, ''])),
});
