import type { Redirect } from '#src/content/redirects.ts';
import type { Rule } from './rules.ts';

/** Read by Cloudflare's static assets, beside the pages. */
export const headersFile = (rules: Rule[]) =>
  rules
    .map(({ on, headers }) => [on, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');

/** It tells letter case apart. */
export const redirectsFile = (redirects: Redirect[]) => redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
