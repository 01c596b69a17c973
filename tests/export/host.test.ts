import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#src/content/inventory.ts';
import { startSite } from '../../scripts/dev/site.ts';
import { out } from '../../scripts/lib/paths.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { ask } from '../support/ask.ts';
import { judged } from './lib/observatory.ts';

const file = (path: string) => readFileSync(join(out, path), 'utf8');
const first = (pattern: string) => `/${globSync(pattern, { cwd: out })[0]}`;

/** What every answer says, as Cloudflare is told. */
const everywhere = Object.fromEntries(
  (file('_headers').split('\n\n')[0] ?? '')
    .split('\n')
    .slice(1)
    .map((line) => [
      line.slice(0, line.indexOf(':')).trim().toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
);

const html = 'text/html; charset=utf-8';
const revalidated = 'public, max-age=0, must-revalidate';
const forever = 'public, max-age=31536000, immutable';

const files: [path: string, type: string, cache: string, file?: string][] = [
  ['/', html, revalidated, 'index.html'],
  ['/tarifs', html, revalidated, 'tarifs.html'],
  ['/tarifs?secteur=sante&taille=tpe', html, revalidated, 'tarifs.html'],
  ['/assureurs/axa', html, revalidated, 'assureurs/axa.html'],
  ['/assureurs/axa.md', 'text/markdown; charset=utf-8', revalidated],
  ['/sitemap.xml', 'application/xml', revalidated],
  ['/robots.txt', 'text/plain; charset=utf-8', revalidated],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', revalidated],
  ['/manifest.webmanifest', 'application/manifest+json', revalidated],
  ['/speculation.json', 'application/speculationrules+json', revalidated],
  ['/chevron.svg', 'image/svg+xml', revalidated],
  ['/icones/icone-192.png', 'image/png', revalidated],
  [first('_next/static/**/*.css'), 'text/css; charset=utf-8', forever],
  [first('_islands/*.js'), 'text/javascript; charset=utf-8', forever],
  [first('_next/static/**/*.woff2'), 'font/woff2', forever],
  [first('_frame/*.js'), 'text/javascript; charset=utf-8', forever],
];

const moves = [
  ...['AXA', 'Verspieren', 'Stoik', 'Groupama', 'AIG', 'MMA'].map(
    (name) => [`/assureurs/${name}`, 301, `/assureurs/${name.toLowerCase()}`] as const,
  ),
  ['/secteurs/e-commerce', 301, '/secteurs/ecommerce'],
  ['/assureurs/AXA?a=1&b=%C3%A9', 301, '/assureurs/axa?a=1&b=%C3%A9'],
  ['/assureurs/AXA?a=%0d%0aX-Else:%20b', 301, '/assureurs/axa?a=%0d%0aX-Else:%20b'],
  ['/tarifs/', 307, '/tarifs'],
  ['/tarifs.html', 307, '/tarifs'],
  ['/tarifs/index.html?a=1', 307, '/tarifs?a=1'],
  ['/assureurs/axa.html', 307, '/assureurs/axa'],
  ['/index.html?a=1', 307, '/?a=1'],
] as const;

const unknown = ['/nulle/part', '/Tarifs', '/icones', '/_next/', '/_headers', '/_redirects'];

const outside = [
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/_next/..%2f..%2fpackage.json',
  '/..\\package.json',
];

const compressed = [
  '/tarifs',
  first('_next/static/**/*.css'),
  first('_frame/*.js'),
  first('_islands/quote-*.js'),
];

test('_headers has a security policy for every answer', () => {
  expect(Object.keys(everywhere)).toContain('content-security-policy');
  expect(Object.keys(everywhere).length).toBeGreaterThan(8);
});

test('powers that the site does not use are given up; nobody else may open or embed it', () => {
  for (const power of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
    expect(everywhere['permissions-policy']).toContain(`${power}=()`);
  expect(everywhere).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  });
});

describe('Cloudflare static assets in workerd', () => {
  let port: number;
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    port = await freePort();
    site = await startSite(port);
  });
  afterAll(() => site.stop());

  /** Asks, and expects the general headers in whatever is answered. */
  const asked = async (path: string, question = {}) => {
    const answer = await ask(port, path, question);
    expect(answer.headers).toMatchObject(everywhere);
    return answer;
  };

  test.each(files)('%s', async (path, type, cache, served) => {
    const { status, headers, body } = await asked(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache]);
    expect(headers['x-robots-tag']).toBe(path.endsWith('.md') ? 'noindex' : undefined);
    if (served) expect(body).toBe(file(served));
  });

  test('the worker of the kept pages has a policy of its own, alone, and all else that is said of everything', async () => {
    const { status, headers } = await ask(port, '/hors-ligne.js');
    const { 'content-security-policy': policy, ...rest } = everywhere;
    expect(policy).toContain("script-src 'self'");
    expect(headers).toMatchObject(rest);
    expect([
      status,
      headers['content-type'],
      headers['cache-control'],
      headers['content-security-policy'],
    ]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      revalidated,
      "default-src 'none'; connect-src 'self'",
    ]);
  });

  test('every page under its address, and Mozilla’s observatory gives it the best grade, without a reproach', async () => {
    for (const route of routes) {
      const answer = await asked(route);
      expect([answer.status, judged(answer).reproaches], route).toEqual([200, []]);
      expect(judged(answer).grade, route).toBeGreaterThanOrEqual(130);
    }
  });

  test.each(moves)('%s leads on: %i %s', async (path, status, location) => {
    const answer = await asked(path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    expect(answer.headers['cache-control']).toBeUndefined();
    expect(answer.headers['x-else']).toBeUndefined();
  });

  test.each(unknown)('%s is not found', async (path) => {
    const { status, headers, body } = await asked(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      html,
      revalidated,
    ]);
    expect(body).toBe(file('404.html'));
  });

  test.each(outside)('%s leads to no file outside the site', async (path) => {
    const { status, headers, body } = await asked(path);
    expect(body).not.toContain('cyber-clair",');
    if (status === 307) expect(headers.location).toMatch(/^\/(?!\/)/);
    else expect([400, 404]).toContain(status);
  });

  test('//elsewhere.example/ does not lead elsewhere', async () => {
    const { status, headers } = await asked('//elsewhere.example/');
    if (status === 307) expect(headers.location).toBe('/elsewhere.example/');
    else expect(status).toBe(404);
  });

  const gone = [
    '/_next/static/gone.css',
    '/_frame/gone.js',
    '/_islands/gone.js',
    '/_frame/gone.js?2',
    '/gone.md',
  ];
  test.each(gone)('%s is gone, and nobody keeps that for long', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await asked(path, { method });
      expect([
        status,
        headers['content-type'],
        headers['cache-control'],
        headers['x-robots-tag'],
      ]).toEqual([404, html, revalidated, undefined]);
    }
  });

  test.each(compressed)('%s is compressed, and plain for those who do not ask', async (path) => {
    const plain = await asked(path);
    const { headers } = await asked(path, { headers: { 'accept-encoding': 'gzip' } });
    expect([plain.headers['content-encoding'], headers['content-encoding']]).toEqual([
      undefined,
      'gzip',
    ]);
  });

  test('what the browser has is not sent again', async () => {
    const { headers } = await asked('/tarifs');
    const again = await asked('/tarifs', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('is only read: HEAD as GET without a body, the rest refused', async () => {
    const { status, headers, body } = await asked('/tarifs', { method: 'HEAD' });
    expect([status, headers['content-type'], body]).toEqual([200, html, '']);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect((await asked('/tarifs', { method })).status, method).toBe(405);
  });
});
