import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { unlisted } from '#src/config/routes.ts';
import { allOf, allPages, find } from '#src/content/documents.ts';
import { figureText } from '#src/content/figures.ts';
import { type TableFile, tableNames, tables } from '#src/content/files.ts';
import { site } from '#src/content/identity.ts';
import { routes } from '#src/content/inventory.ts';
import { figure, table } from '#src/content/tables.ts';
import { attributesOf } from '#src/content/text/tags.ts';
import { contentsOf, readText } from '#src/content/texts.ts';
import { walk } from '#src/content/walk.ts';
import { absolute } from '#src/seo/addresses.ts';
import { filesOf } from '../../scripts/generate/last-change.ts';
import { out } from '../../scripts/lib/paths.ts';
import { llmsProblems, manifestProblems, pictureProblems, robotsProblems, securityProblems, twinProblems } from './lib/files.ts';
import { redirectProblems } from './lib/redirects.ts';
import { feedProblems, sitemapProblems } from './lib/xml.ts';
import { words } from './reading.ts';

const read = (file: string) => readFileSync(`${out}${file}`, 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const fileOf = (route: string) => (route === '/' ? '/index' : route);

/** The sentences and names of a table, as a page writes them; a word or two may stand anywhere. */
function linesOf(name: TableFile): string[] {
  const lines = new Set<string>();
  walk(tables[name].schema, table(name), (value, { redaction }) => {
    if (redaction === 'ligne') lines.add(words(String(value)));
    return value;
  });
  return [...lines].filter((line) => line.length > 15);
}

describe('the sitemap', () => {
  const sitemap = read('/sitemap.xml');

  test('is one by its schema', async () => expect(await sitemapProblems(sitemap)).toEqual([]));

  test('has every page that may be listed, with its picture', () => {
    const listed = routes.filter((route) => !unlisted.includes(route));
    expect(all(sitemap, /<loc>([^<]*)/g).toSorted()).toEqual(listed.map(absolute).toSorted());
    for (const address of all(sitemap, /<image:loc>([^<]*)/g))
      expect(existsSync(`${out}${address.replace(site.adresse, '')}`), address).toBe(true);
  });

  test('dates a page by every table that stands there whole', () => {
    const lines = new Map(tableNames.map((name) => [name, linesOf(name)]));
    const missing = allPages().flatMap((page) => {
      const text = words(read(`${fileOf(page.route)}.html`));
      const whole = tableNames.filter((name) => {
        const all = lines.get(name) ?? [];
        return all.length > 0 && all.filter((line) => text.includes(line)).length / all.length >= 0.9;
      });
      const files = filesOf(page);
      return whole.filter((name) => !files.includes(`content/${tables[name].file}`)).map((name) => `${page.route} ${name}`);
    });
    expect(missing).toEqual([]);
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
      expect(feed).toContain(`<link rel="alternate" type="text/html" href="${absolute(route)}"/>`);
    for (const { source } of allOf('guides')) expect(feed).toContain(contentsOf(source).at(-1)?.title);
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

test('every page is reached from the home page, but those that the form leads to', () => {
  expect(orphans(Object.fromEntries(routes.map((route) => [route, read(`${fileOf(route)}.html`)])))).toEqual(unlisted.toSorted());
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
  const problems = (route: string, spoil: (twin: string) => string = (same) => same) =>
    twinProblems(spoil(read(`${fileOf(route)}.md`)), read(`${fileOf(route)}.html`), absolute(route));

  test.each(routes)('%s', (route) => expect(problems(route)).toEqual([]));

  test('keeps tables, figures and sources', () => {
    const twin = read('/guides/prevention.md');
    const text = readText(find('guides', 'prevention').source);
    const quoted = text.tags('Chiffre').map((tag) => figureText(figure('chiffres', attributesOf(tag).id ?? '')));
    const cited = text.citations().map(({ source }) => `(${source.adresse})`);
    expect(twin).toMatch(/^\| .+ \|\n\| -+ \|/m);
    for (const found of [quoted, cited]) expect(found.length).toBeGreaterThan(1);
    for (const each of [...quoted, ...cited]) expect(twin).toContain(each);
  });

  test.each([
    ['HTML', (twin: string) => `${twin}\n<div>`],
    ['a figure that is not written out', (twin: string) => `${twin}\n<Prix id="pme-des" />`],
    ['an address of the site alone', (twin: string) => `${twin}\n[ici](/devis)`],
    ['two titles', (twin: string) => `${twin}\n# Encore\n`],
    ['a section less', (twin: string) => twin.replace(/^## .*$/m, '')],
    ['another page’s address', (twin: string) => twin.replace(/adresse: ".*"/, 'adresse: "/"')],
  ])('would not pass with %s', (_name, spoil) => expect(problems('/guides/prevention', spoil)).not.toEqual([]));
});

describe('llms.txt', () => {
  const twins = routes.filter((route) => !unlisted.includes(route)).map((route) => `${fileOf(route)}.md`);
  const file = read('/llms.txt');

  test('leads to the twin of every page that may be listed', () => expect(llmsProblems(file, site.adresse, twins)).toEqual([]));

  test.each([
    ['a page less', (text: string) => text.replace(/^- .*$/m, '')],
    ['a page that is none', (text: string) => `${text}- [Rien](${absolute('/rien.md')})`],
    ['no title', (text: string) => text.replace(/^# /, '')],
  ])('would not pass with %s', (_name, spoil) => expect(llmsProblems(spoil(file), site.adresse, twins)).not.toEqual([]));
});

describe('robots.txt', () => {
  const file = read('/robots.txt');
  test('lets everything be read and names the sitemap', () => expect(robotsProblems(file, site.adresse)).toEqual([]));
  test.each([
    ['a page forbidden', (text: string) => text.replace('Allow: /', 'Disallow: /devis')],
    ['no sitemap', (text: string) => text.replace(/Sitemap:.*/, '')],
  ])('would not pass with %s', (_name, spoil) => expect(robotsProblems(spoil(file), site.adresse)).not.toEqual([]));
});

describe('licences.txt', () => {
  const entries = read('/licences.txt')
    .split(/^(?=\S+ \d\S*, )/m)
    .slice(1);
  const named = entries.map((entry) => entry.split(' ')[0]);

  test('names all that the README says a visitor may receive', () => {
    const [, table = ''] = /What the visitor may receive\n\n([\s\S]*?)$/.exec(readFileSync('src/README.md', 'utf8')) ?? [];
    const packages = [...table.matchAll(/^\| (?!package|---)([^|]+) \|/gm)].flatMap(([, names = '']) => names.trim().split(', '));
    expect(packages.length).toBeGreaterThan(6);
    for (const each of packages)
      expect(
        named.some((name) => name?.startsWith(each.replace('*', ''))),
        each,
      ).toBe(true);
  });

  test('gives the text of each licence, as it asks', () => {
    for (const entry of entries) expect(entry.length, entry.slice(0, 60)).toBeGreaterThan(300);
  });
});

describe('security.txt', () => {
  const file = read('/.well-known/security.txt');
  test('says where to write, and until when', () => expect(securityProblems(file, Date.now())).toEqual([]));
  test.each([
    ['nobody to write to', (text: string) => text.replace(/^Contact:.*$/m, '')],
    ['a day that is past', (text: string) => text.replace(/Expires: \d{4}/, 'Expires: 1999')],
  ])('would not pass with %s', (_name, spoil) => expect(securityProblems(spoil(file), Date.now())).not.toEqual([]));
});

describe('the manifest', () => {
  const file = read('/manifest.webmanifest');
  const exists = (address: string) => existsSync(`${out}${address}`);
  test('names the site and icons that exist', () => expect(manifestProblems(file, exists)).toEqual([]));
  test.each([
    ['an icon that is not there', (text: string) => text.replace('/icones/icone-192', '/icones/icone-1')],
    ['no name', (text: string) => text.replace(/"name":"[^"]*",/, '')],
  ])('would not pass with %s', (_name, spoil) => expect(manifestProblems(spoil(file), exists)).not.toEqual([]));
});

describe('the shared pictures', () => {
  const pictures = globSync('partage/**/*.png', { cwd: out });

  test('are as large as networks want and light enough for a phone', () => {
    expect(pictures).toHaveLength(routes.length);
    for (const file of pictures) expect(pictureProblems(readFileSync(`${out}/${file}`)), file).toEqual([]);
  });

  test.each([
    ['another size', (picture: Buffer) => picture.fill(1, 16, 20)],
    ['more bytes', (picture: Buffer) => Buffer.concat([picture, Buffer.alloc(60_000)])],
    ['another format', (picture: Buffer) => picture.fill(0, 0, 4)],
  ])('would not pass with %s', (_name, spoil) =>
    expect(pictureProblems(spoil(readFileSync(`${out}/partage/contact.png`)))).not.toEqual([]),
  );
});
