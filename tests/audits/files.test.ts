import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { out } from '../../scripts/lib/paths.ts';
import { routes } from '../routes.ts';
import { redirectProblems } from './lib/redirects.ts';
import { feedProblems, sitemapProblems } from './lib/xml.ts';

const site = 'https://cyber-clair.example';
const read = (file: string) => readFileSync(`${out}${file}`, 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const fileOf = (route: string) => (route === '/' ? '/index' : route);

describe('the sitemap', () => {
  const sitemap = read('/sitemap.xml');

  test('is one by its schema', async () => expect(await sitemapProblems(sitemap)).toEqual([]));

  test('has every page that may be listed, with its picture', () => {
    const listed = routes.filter((route) => route !== '/merci');
    expect(all(sitemap, /<loc>([^<]*)/g).toSorted()).toEqual(
      listed.map((route) => `${site}${route === '/' ? '' : route}`).toSorted(),
    );
    for (const address of all(sitemap, /<image:loc>([^<]*)/g))
      expect(existsSync(`${out}${address.replace(site, '')}`), address).toBe(true);
  });

  test.each([
    ['an address that is none', (xml: string) => xml.replace('<loc>https', '<loc>ftp')],
    [
      'a day that is none',
      (xml: string) =>
        xml.replace(/<url><loc>([^<]*)<\/loc>(<lastmod>[^<]*<\/lastmod>)?/, '<url><loc>$1</loc><lastmod>hier</lastmod>'),
    ],
    ['a page twice', (xml: string) => xml.replace(/<url>.*<\/url>/, '$&$&')],
    ['an unknown element', (xml: string) => xml.replace('<image:loc>', '<image:titre/><image:loc>')],
  ])('would not pass with %s', async (_name, spoil) => expect(await sitemapProblems(spoil(sitemap))).not.toEqual([]));
});

describe('the feed', () => {
  const feed = read('/feed.xml');

  test('is one by its schema', async () => expect(await feedProblems(feed)).toEqual([]));

  test('has every guide in full, with whole addresses only', () => {
    for (const route of routes.filter((each) => /^\/guides\/./.test(each)))
      expect(feed).toContain(`<link rel="alternate" type="text/html" href="${site}${route}"/>`);
    expect(feed).toContain('Commencez par ce que l’on peut atteindre du dehors');
    expect(feed).not.toMatch(/href=(&quot;|")[/#]|class=|&lt;script|&lt;Prix|==/);
  });

  test.each([
    ['no author', (xml: string) => xml.replace(/<author>.*<\/author>/, '')],
    ['an entry without a name', (xml: string) => xml.replace(/(<entry>\n)<id>.*<\/id>/, '$1')],
    ['a day without its hour', (xml: string) => xml.replace(/T00:00:00Z/, '')],
  ])('would not pass with %s', async (_name, spoil) => expect(await feedProblems(spoil(feed))).not.toEqual([]));
});

/** The pages that nobody comes to by following links from the home page. */
function orphans(pages: Record<string, string>): string[] {
  const reached = new Set(['/']);
  for (const route of reached)
    for (const found of all(pages[route] ?? '', /<a [^>]*href="(\/[^"#?]*)/g)) if (pages[found]) reached.add(found);
  return Object.keys(pages).filter((route) => !reached.has(route));
}

test('every page is reached from the home page, but the one that the form leads to', () => {
  expect(orphans(Object.fromEntries(routes.map((route) => [route, read(`${fileOf(route)}.html`)])))).toEqual(['/merci']);
  expect(orphans({ '/': '<a href="/a">', '/a': '<a href="/">', '/b': '<a href="/a">' })).toEqual(['/b']);
});

describe('redirections', () => {
  test('lead to pages, in one step', () => expect(redirectProblems(read('/_redirects'), routes)).toEqual([]));

  test('of the file are those of the not-found page', () => {
    const known = JSON.parse(all(read('/404.html'), /data-routes="([^"]*)"/g)[0]?.replaceAll('&quot;', '"') ?? '{}');
    for (const line of read('/_redirects').split('\n').filter(Boolean)) {
      const [from = '', to] = line.split(' ');
      expect([known[from.toLowerCase()], '']).toContain(known[from.toLowerCase()] === '' ? '' : to);
    }
  });

  test.each([
    ['/a /b 301\n/b /a 301', '/a: leads to /b, which leads on'],
    ['/a /b 301\n/b /devis 301', '/a: leads to /b, which leads on'],
    ['/devis /contact 301', '/devis: a page has this address'],
    ['/a /devis 301\n/a /faq 301', '/a: twice'],
    ['/a /nulle-part 301', '/a: leads to /nulle-part, which is no page'],
    ['/a /devis 302', '/a: 301 expected'],
  ])('%s is refused', (file, problem) => expect(redirectProblems(file, routes)).toContain(problem));
});

describe('the Markdown twin of a page', () => {
  test.each(routes)('%s', (route) => {
    const twin = read(`${fileOf(route)}.md`);
    expect(twin).toContain(`adresse: "${site}${route === '/' ? '' : route}"`);
    expect(twin.match(/^# /gm)).toHaveLength(1);
    // Everything is written out, in Markdown, with addresses that hold elsewhere.
    expect(twin).not.toMatch(/<(?!https?:|\S+@)[a-z/!]|\]\([/#]|\bundefined\b|==/i);
    const titles = all(read(`${fileOf(route)}.html`), /class="heading-link"[^>]*>([^<]*)/g);
    for (const title of titles) expect(twin).toContain(title.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'));
  });

  test('keeps tables, figures and sources', () => {
    const twin = read('/guides/prevention.md');
    expect(twin).toMatch(/^\| Mesure +\| Ce qu’elle arrête +\|/m);
    expect(twin).toContain('84\u202F% des TPE et PME ont un antivirus');
    expect(twin).toContain('(https://fr.slideshare.net/slideshow/anssiguidetpepmepdf/255267380)');
  });
});

test('llms.txt leads to the twin of every page that may be listed', () => {
  const addresses = all(read('/llms.txt'), /\]\(([^)]*)\)/g).map((address) => address.replace(site, ''));
  expect(addresses.toSorted()).toEqual(
    routes
      .filter((route) => route !== '/merci')
      .map((route) => `${fileOf(route)}.md`)
      .toSorted(),
  );
});

test('robots.txt lets everything be read and names the sitemap', () =>
  expect(read('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`));

test('security.txt says where to write, and until when (RFC 9116)', () => {
  const file = read('/.well-known/security.txt');
  expect(all(file, /^Contact: mailto:(.+)$/gm)).toHaveLength(1);
  const [expires = ''] = all(file, /^Expires: (\d{4}-\d\d-\d\dT00:00:00Z)$/gm);
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

test('the manifest names icons that exist', () => {
  const { name, icons } = JSON.parse(read('/manifest.webmanifest'));
  expect(name).toBe('Cyber Clair');
  for (const { src } of icons.slice(1)) expect(existsSync(`${out}${src}`), src).toBe(true);
});
