import type { Redirect } from '#src/content/redirects.ts';
import type { Rule } from './rules.ts';

/**
 * Read by Cloudflare's static assets, beside the pages. What two rules say would be joined: the
 * first is taken back.
 */
export function headersFile(rules: Rule[]): string {
  const general = rules.find(({ on }) => on === '/*')?.headers ?? {};
  const lines = ({ on, headers }: Rule) =>
    Object.entries(headers).flatMap(([name, value]) => [
      ...(on !== '/*' && name in general ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]);
  return rules.map((rule) => [rule.on, ...lines(rule), ''].join('\n')).join('\n');
}

/** It tells letter case apart. */
export const redirectsFile = (redirects: Redirect[]) =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
