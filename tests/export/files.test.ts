import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { notIndexed, unlisted } from '#src/config/routes.ts';
import { find } from '#src/content/documents.ts';
import { figureText } from '#src/content/figures.ts';
import { site } from '#src/content/identity.ts';
import { routes } from '#src/content/inventory.ts';
import { readAttributes } from '#src/content/mdx/tags.ts';
import { figure } from '#src/content/tables.ts';
import { readText } from '#src/content/texts.ts';
import { absolute, copyOf } from '#src/seo/addresses.ts';
import { out } from '../../scripts/lib/paths.ts';
import { sitemapProblems } from './lib/xml.ts';
import { exported, pageOf } from './reading.ts';

// What machines read of the site: each file is written by itself, and could be of another site than
// the pages.

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const plain = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
const listed = routes.filter((route) => !notIndexed.includes(route));

describe('the sitemap', () => {
  const sitemap = exported('sitemap.xml');

  test('is one by its schema, with every page that may be listed', async () => {
    expect(await sitemapProblems(sitemap)).toEqual([]);
    expect(all(sitemap, /<loc>([^<]*)/g).toSorted()).toEqual(listed.map(absolute).toSorted());
  });

  test('is named by the file for robots, which forbids nothing: what may not be listed says so itself', () =>
    expect(exported('robots.txt')).toBe(
      `User-Agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`,
    ));
});

test('every page is reached from the home page, but those that the form leads to', () => {
  const reached = new Set(['/']);
  for (const route of reached)
    for (const found of all(pageOf(route), /<a [^>]*href="(\/[^"#?]*)/g))
      if (routes.includes(found)) reached.add(found);
  expect(routes.filter((route) => !reached.has(route)).toSorted()).toEqual(unlisted.toSorted());
});

test('redirections of the file are those of the not-found page', () => {
  const known = JSON.parse(
    all(exported('404.html'), /data-routes="([^"]*)"/g)[0]?.replaceAll('&quot;', '"') ?? '{}',
  );
  for (const line of exported('_redirects').split('\n').filter(Boolean)) {
    const [from = '', to, status] = line.split(' ');
    expect([known[from.toLowerCase()], '']).toContain(known[from.toLowerCase()] === '' ? '' : to);
    expect(status).toBe('301');
  }
});

describe('the Markdown copy of a page', () => {
  test.each(routes)(
    '%s: written out, with addresses that hold elsewhere and the headings of its page',
    (route) => {
      const copy = exported(copyOf(route));
      expect(copy).toContain(`adresse: "${absolute(route)}"`);
      expect(copy.match(/^# /gm)).toHaveLength(1);
      expect(copy).not.toMatch(/<(?!https?:|\S+@)[a-z/!]|\]\([/#]|\bundefined\b|==/i);
      const titles = all(pageOf(route), /class="heading-link"[^>]*>([^<]*)/g).map(plain);
      expect(titles.filter((title) => !copy.includes(title))).toEqual([]);
    },
  );

  test('keeps tables, figures and sources', () => {
    const copy = exported('guides/prevention.md');
    const text = readText(find('guides', 'prevention').source);
    const quoted = text
      .tags('Chiffre')
      .map((tag) => figureText(figure('chiffres', readAttributes(tag).id ?? '')));
    const cited = text.citations().map(({ source }) => `(${source.adresse})`);
    expect(copy).toMatch(/^\| .+ \|\n\| -+ \|/m);
    for (const found of [quoted, cited]) expect(found.length).toBeGreaterThan(1);
    for (const each of [...quoted, ...cited]) expect(copy).toContain(each);
  });
});

test('llms.txt leads to the copy of every page that may be listed, and to nothing else', () => {
  const file = exported('llms.txt');
  expect(file).toMatch(/^# \S/);
  const copys = all(file, /\]\(([^)]*)\)/g).map((address) => address.replace(site.adresse, ''));
  expect(copys.toSorted()).toEqual(listed.map(copyOf).toSorted());
});

test('security.txt says where to write, and until when (RFC 9116)', () => {
  const file = exported('.well-known/security.txt');
  expect(all(file, /^Contact: mailto:(.+@.+)$/gm)).toHaveLength(1);
  expect(
    Date.parse(all(file, /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/gm)[0] ?? ''),
  ).toBeGreaterThan(Date.now());
});

test('the manifest names the site and icons that exist', () => {
  const { name, start_url, icons } = JSON.parse(exported('manifest.webmanifest')) as Record<
    string,
    string
  > & {
    icons: { src: string }[];
  };
  expect([name, start_url]).toEqual([site.marque, '/']);
  expect(icons.length).toBeGreaterThan(1);
  for (const { src } of icons)
    if (src.startsWith('/')) expect(existsSync(`${out}${src}`), src).toBe(true);
});

test('the shared pictures are as large as networks want, and light enough for a phone', () => {
  const pictures = globSync('partage/**/*.png', { cwd: out });
  expect(pictures).toHaveLength(routes.length);
  for (const file of pictures) {
    const picture = readFileSync(`${out}/${file}`);
    expect(picture.subarray(1, 4).toString(), file).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], file).toEqual([1200, 630]);
    expect(picture.length, file).toBeLessThanOrEqual(60_000);
  }
});
