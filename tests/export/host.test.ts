import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSite } from '../../scripts/dev/site.ts';
import { out } from '../../scripts/lib/paths.ts';
import { findFreePort } from '../../scripts/lib/ports.ts';
import { ask } from '../support/ask.ts';
import { routes } from '../support/routes.ts';

const file = (path: string) => readFileSync(join(out, path), 'utf8');
const first = (pattern: string) => `/${globSync(pattern, { cwd: out })[0]}`;

const everywhere = Object.fromEntries(
  [...(file('_headers').split('\n\n')[0] ?? '').matchAll(/^ +([\w-]+): (.*)$/gm)].map(
    ([, name = '', value = '']) => [name.toLowerCase(), value.trim()],
  ),
);

const html = 'text/html; charset=utf-8';
const revalidated = 'public, max-age=0, must-revalidate';
const forever = 'public, max-age=31536000, immutable';

const files: [path: string, type: string, cache: string, file?: string][] = [
  ['/', html, revalidated, 'index.html'],
  ['/tarifs?secteur=sante&taille=tpe', html, revalidated, 'tarifs.html'],
  ['/assureurs/axa.md', 'text/markdown; charset=utf-8', revalidated],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', revalidated],
  ['/manifest.webmanifest', 'application/manifest+json', revalidated],
  ['/speculation.json', 'application/speculationrules+json', revalidated],
  [first('_next/static/**/*.css'), 'text/css; charset=utf-8', forever],
  [first('_frame/*.js'), 'text/javascript; charset=utf-8', forever],
  [first('_islands/*.js'), 'text/javascript; charset=utf-8', forever],
];

const moves = [
  ...['AXA', 'Verspieren', 'Stoik', 'Groupama', 'AIG', 'MMA'].map(
    (name) => [`/assureurs/${name}`, 301, `/assureurs/${name.toLowerCase()}`] as const,
  ),
  ['/secteurs/e-commerce', 301, '/secteurs/ecommerce'],
  ['/assureurs/AXA?a=%0d%0aX-Else:%20b', 301, '/assureurs/axa?a=%0d%0aX-Else:%20b'],
  ['/tarifs/', 307, '/tarifs'],
  ['/tarifs/index.html?a=1', 307, '/tarifs?a=1'],
  ['/assureurs/axa.html', 307, '/assureurs/axa'],
] as const;

const unknown = ['/nulle/part', '/Tarifs', '/_next/', '/_headers', '/_frame/gone.js'];

describe('general headers', () => {
  test('allow nothing but the site itself and its backend', () => {
    expect(everywhere['content-security-policy']).toBe(
      [
        ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "font-src 'self'"],
        ...["img-src 'self' http://localhost:24321", "connect-src 'self' http://localhost:24321"],
        ...["manifest-src 'self'", "base-uri 'none'"],
        ...["form-action 'self' http://localhost:24321", "frame-ancestors 'none'"],
      ].join('; '),
    );
    // Expects two policies: one for the pages, one for the service worker of the offline pages.
    expect(file('_headers').match(/ {2}Content-Security-Policy:/g)).toHaveLength(2);
  });

  test('contain the security headers', () => {
    expect(everywhere).toMatchObject({
      'strict-transport-security': 'max-age=86400',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    });
  });
});

describe('host of the export', () => {
  let port: number;
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    port = await findFreePort();
    site = await startSite(port);
  });
  afterAll(() => site.stop());

  /** Requests a path and expects the general headers in every response. */
  const get = async (path: string) => {
    const answer = await ask(port, path);
    expect(answer.headers).toMatchObject(everywhere);
    return answer;
  };

  test.each(files)('serves %s with its type and cache time', async (path, type, cache, served) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache]);
    expect(headers['x-robots-tag']).toBe(path.endsWith('.md') ? 'noindex' : undefined);
    if (served) expect(String(body)).toBe(file(served));
  });

  test('serves the offline worker with its own policy only', async () => {
    const { status, headers } = await ask(port, '/hors-ligne.js');
    const { 'content-security-policy': _, ...rest } = everywhere;
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...rest,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': revalidated,
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
  });

  test('serves every page at its address', async () => {
    for (const route of routes) expect((await get(route)).status, route).toBe(200);
  });

  test.each(moves)('redirects %s (%i) to %s', async (path, status, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    expect(answer.headers['cache-control']).toBeUndefined();
    expect(answer.headers['x-else']).toBeUndefined();
  });

  test.each(unknown)('answers 404 to %s', async (path) => {
    const { status, headers, body } = await get(path);
    const { 'content-type': type, 'cache-control': cache } = headers;
    expect([status, type, cache]).toEqual([404, html, revalidated]);
    expect(String(body)).toBe(file('404.html'));
  });
});
