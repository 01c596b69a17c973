import { removeAccents } from '#src/lib/letters.ts';
import { allPages, listPages } from './documents.ts';
import { table } from './tables.ts';

export type Redirect = { from: string; to: string };

/**
 * Lists the redirects from old addresses, and from addresses with capitals (/assureurs/AXA),
 * because other sites link to them.
 */
export const listRedirects = (): Redirect[] => [
  ...table('redirections').redirections.map(({ de, vers }) => ({ from: de, to: vers })),
  ...listPages('assureurs')
    .filter(({ menu }) => !menu.includes(' '))
    .map(({ menu, route }) => ({ from: `/assureurs/${removeAccents(menu)}`, to: route })),
];

/**
 * Returns all known addresses in lower case: a redirect with its target, a page with an empty
 * string. The not-found page uses them to find the right page.
 */
export const knownRoutes = (): Record<string, string> => ({
  ...Object.fromEntries(listRedirects().map(({ from, to }) => [from.toLowerCase(), to])),
  ...Object.fromEntries(allPages().map(({ route }) => [route, ''])),
});
