import type { Redirect } from '#src/content/redirects.ts';
import { offlineWorker } from '#src/frame/offline.ts';

/** What is said with every answer whose path is like `on`; `*` stands for anything. */
export type Rule = { on: string; headers: Record<string, string> };

/** What a host must know to serve out/, whichever host it is. */
export type Hosting = { site: string; rules: Rule[]; redirects: Redirect[] };

/** What a host is told of the build that it serves. */
export type Built = { siteEnv: string; backend: { url: string }; hsts: string };

const policy = ({ siteEnv, backend }: Built) => {
  const isPreview = siteEnv === 'preview';
  const called = isPreview ? "'self'" : `'self' ${backend.url}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src ${called}`,
    // 'self': who audits a page reads the site's robots.txt from it.
    `connect-src ${called}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    // The form without scripts; browsers ask it again of the address that the answer leads to, a
    // page of the site.
    `form-action ${isPreview ? "'none'" : called}`,
    "frame-ancestors 'none'",
  ].join('; ');
};

const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Everything whose address does not change with its content; Cloudflare says it by itself. */
export const revalidated = 'public, max-age=0, must-revalidate';

/**
 * No inline script or style is left in the pages, so one rule serves them all. What comes later
 * overrules what is said of all.
 */
export const rulesFor = (built: Built): Rule[] => [
  {
    on: '/*',
    headers: {
      'Content-Security-Policy': policy(built),
      'Strict-Transport-Security': built.hsts,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
      'Speculation-Rules': '"/speculation.json"',
    },
  },
  { on: '/_next/static/*', headers: forever },
  { on: '/_frame/*', headers: forever },
  { on: '/_islands/*', headers: forever },
  { on: '/speculation.json', headers: { 'Content-Type': 'application/speculationrules+json' } },
  // It asks for the pages that it keeps, and has no page of its own.
  {
    on: offlineWorker,
    headers: { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" },
  },
  // A page's other forms are not pages of their own.
  {
    on: '/*.md',
    headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  },
  { on: '/manifest.webmanifest', headers: { 'Content-Type': 'application/manifest+json' } },
];

/** By extension; Cloudflare knows these by itself. */
export const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

const small = /^(text\/|image\/svg|application\/.*(json|xml))/;

/** What is worth compressing. */
export const compressible = (rules: Rule[]) => [
  ...new Set(
    [...Object.values(types), ...rules.map(({ headers }) => headers['Content-Type'] ?? '')].filter(
      (type) => small.test(type),
    ),
  ),
];

const literal = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');

/** The same as a regular expression. */
export const pattern = (on: string) => `^${on.split('*').map(literal).join('.*')}$`;

/**
 * Of the addresses that are a page's with something too much (/tarifs/, /tarifs.html,
 * /tarifs/index), the page's.
 */
export const untidy = '^((?:/[A-Za-z0-9_-]+)+?)(?:/index(?:\\.html)?|\\.html|/)$';
