import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { notIndexed, unlisted } from '#src/config/routes.ts';
import { getSite } from '#src/content/identity.ts';
import { getAbsoluteAddress, getCopyPath } from '#src/seo/addresses.ts';
import { inRoot, out } from '../../scripts/lib/paths.ts';
import { routes } from '../support/routes.ts';
import { readExport, readPage } from './reading.ts';

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const plain = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
const listed = routes.filter((route) => !notIndexed.includes(route));

describe('sitemap', () => {
  const sitemap = readExport('sitemap.xml');

  test('follows its schema and lists every indexable page', async () => {
    const schema = readFileSync(inRoot('tests/export/schemas/sitemap.xsd'), 'utf8');
    const { errors } = await validateXML({
      xml: { fileName: 'sitemap.xml', contents: sitemap },
      schema: [{ fileName: 'sitemap.xsd', contents: schema }],
    });
    expect(errors).toEqual([]);
    expect(all(sitemap, /<loc>([^<]*)/g).toSorted()).toEqual(
      listed.map(getAbsoluteAddress).toSorted(),
    );
  });

  test('is named in a robots.txt that forbids nothing', () =>
    expect(readExport('robots.txt')).toBe(
      `User-Agent: *\nAllow: /\n\nSitemap: ${getAbsoluteAddress('/sitemap.xml')}\n`,
    ));
});

describe('links', () => {
  test('lead from the home page to every listed page', () => {
    const reached = new Set(['/']);
    for (const route of reached)
      for (const found of all(readPage(route), /<a [^>]*href="(\/[^"#?]*)/g))
        if (routes.includes(found)) reached.add(found);
    expect(routes.filter((route) => !reached.has(route)).toSorted()).toEqual(unlisted.toSorted());
  });
});

describe('Markdown copy', () => {
  test.each(routes)('has absolute addresses and every heading of %s', (route) => {
    const copy = readExport(getCopyPath(route));
    expect(copy).toContain(`adresse: "${getAbsoluteAddress(route)}"`);
    expect(copy.match(/^# /gm)).toHaveLength(1);
    expect(copy).not.toMatch(/<(?!https?:|\S+@)[a-z/!]|\]\([/#]|\bundefined\b|==/i);
    const titles = all(readPage(route), /class="heading-link"[^>]*>([^<]*)/g).map(plain);
    expect(titles.filter((title) => !copy.includes(title))).toEqual([]);
  });
});

describe('llms.txt', () => {
  test('links to the copy of every listed page', () => {
    const file = readExport('llms.txt');
    expect(file).toMatch(/^# \S/);
    const copies = all(file, /\]\(([^)]*)\)/g).map((address) =>
      address.replace(getSite().adresse, ''),
    );
    expect(copies.toSorted()).toEqual(listed.map(getCopyPath).toSorted());
  });
});

describe('security.txt', () => {
  test('has a contact and a date in the future (RFC 9116)', () => {
    const file = readExport('.well-known/security.txt');
    expect(all(file, /^Contact: mailto:(.+@.+)$/gm)).toHaveLength(1);
    expect(
      Date.parse(all(file, /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/gm)[0] ?? ''),
    ).toBeGreaterThan(Date.now());
  });
});

describe('shared pictures', () => {
  test('are PNG of 1200 by 630 pixels and 60 kB at most', () => {
    const pictures = globSync('partage/**/*.png', { cwd: out });
    expect(pictures).toHaveLength(routes.length);
    for (const file of pictures) {
      const picture = readFileSync(`${out}/${file}`);
      expect(picture.subarray(1, 4).toString(), file).toBe('PNG');
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], file).toEqual([1200, 630]);
      expect(picture.length, file).toBeLessThanOrEqual(60_000);
    }
  });
});
