import { join } from 'node:path';
import { listRedirects, type Redirect } from '#src/content/redirects.ts';
import { offlineWorker } from '#src/kinds/emergency/offline.ts';
import { write } from '../lib/write.ts';

/** Headers for each response whose path matches `on`, in which `*` matches any characters. */
export type Rule = { on: string; headers: Record<string, string> };

type Settings = { siteEnv: string; backend: { url: string }; hsts: string };

function getSecurityPolicy({ siteEnv, backend }: Settings): string {
  const isPreview = siteEnv === 'preview';
  const called = isPreview ? "'self'" : `'self' ${backend.url}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src ${called}`,
    // Allows requests to the site's own origin, because Lighthouse fetches robots.txt from the
    // page.
    `connect-src ${called}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    // Allows the site's own origin, because the function redirects a form without scripts to it,
    // and browsers check the target of the redirect too.
    `form-action ${isPreview ? "'none'" : called}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * Returns the header rules, from general to special. All pages have the same security policy,
 * because no page has inline code.
 */
export const getHeaderRules = (settings: Settings): Rule[] => [
  {
    on: '/*',
    headers: {
      'Content-Security-Policy': getSecurityPolicy(settings),
      'Strict-Transport-Security': settings.hsts,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
      // Points the browser to rules for prefetching: it fetches a page when the visitor is about to
      // use its link, not as soon as the link is visible.
      'Speculation-Rules': '"/speculation.json"',
    },
  },
  ...['/_next/static/*', '/styles/*', '/_frame/*', '/_islands/*'].map((on) => ({
    on,
    headers: forever,
  })),
  { on: '/speculation.json', headers: { 'Content-Type': 'application/speculationrules+json' } },
  // Lets the service worker fetch the pages that it caches.
  {
    on: offlineWorker,
    headers: { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" },
  },
  {
    on: '/*.md',
    headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  },
  { on: '/manifest.webmanifest', headers: { 'Content-Type': 'application/manifest+json' } },
];

/**
 * Formats the file `_headers`. If two rules set the same header, Cloudflare joins the values, so
 * the special rule first removes (« ! ») the general value.
 */
function formatHeaders(rules: Rule[]): string {
  const general = rules.find(({ on }) => on === '/*')?.headers ?? {};
  return rules
    .map(({ on, headers }) => {
      const lines = Object.entries(headers).flatMap(([name, value]) => [
        ...(on !== '/*' && name in general ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]);
      return [on, ...lines, ''].join('\n');
    })
    .join('\n');
}

const formatRedirects = (rows: Redirect[]) =>
  rows.map(({ from, to }) => `${from} ${to} 301\n`).join('');

/** Writes Cloudflare's files `_headers` and `_redirects`. Returns the number of redirects. */
export async function writeHostFiles(out: string, settings: Settings): Promise<number> {
  const redirects = listRedirects();
  await Promise.all([
    write(join(out, '_headers'), formatHeaders(getHeaderRules(settings))),
    write(join(out, '_redirects'), formatRedirects(redirects)),
  ]);
  return redirects.length;
}
