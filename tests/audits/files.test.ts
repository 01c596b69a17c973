import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { notIndexed, unlisted } from '#src/config/routes.ts';
import { allOf, allPages, find } from '#src/content/documents.ts';
import { tablesDrawn } from '#src/content/drawn-from.ts';
import { figureText } from '#src/content/figures.ts';
import { type TableFile, tableNames, tables } from '#src/content/files.ts';
import { site } from '#src/content/identity.ts';
import { routes } from '#src/content/inventory.ts';
import { figure, table } from '#src/content/tables.ts';
import { attributesOf } from '#src/content/text/tags.ts';
import { contentsOf, readText } from '#src/content/texts.ts';
import { walk } from '#src/content/walk.ts';
import { absolute, twinOf } from '#src/seo/addresses.ts';
import { filesOf } from '../../scripts/generate/last-change.ts';
import { out } from '../../scripts/lib/paths.ts';
import { feedProblems, sitemapProblems } from './lib/xml.ts';
import { exported, pageOf, words } from './reading.ts';

// What machines read of the site: each file is written by itself, and could be of another site than
// the pages.

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const plain = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
const listed = routes.filter((route) => !notIndexed.includes(route));

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
  const sitemap = exported('sitemap.xml');

  test('is one by its schema, with every page that may be listed and its picture', async () => {
    expect(await sitemapProblems(sitemap)).toEqual([]);
    expect(all(sitemap, /<loc>([^<]*)/g).toSorted()).toEqual(listed.map(absolute).toSorted());
    for (const address of all(sitemap, /<image:loc>([^<]*)/g))
      expect(existsSync(`${out}${address.replace(site.adresse, '')}`), address).toBe(true);
  });

  test('is named by the file for robots, which forbids nothing: what may not be listed says so itself', () =>
    expect(exported('robots.txt')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`,
    ));

  test('dates a page by every table that stands there whole', () => {
    const lines = new Map(tableNames.map((name) => [name, linesOf(name)]));
    const drawn = tablesDrawn();
    const missing = allPages().flatMap((page) => {
      const text = words(pageOf(page.route));
      const whole = tableNames.filter((name) => {
        const all = lines.get(name) ?? [];
        return (
          all.length > 0 && all.filter((line) => text.includes(line)).length / all.length >= 0.9
        );
      });
      const files = filesOf(page, drawn.get(page.route) ?? []);
      return whole
        .filter((name) => !files.includes(`content/${tables[name].file}`))
        .map((name) => `${page.route} ${name}`);
    });
    expect(missing).toEqual([]);
    // A row that is quoted dates no page: what is new of one company says nothing of the others.
    for (const { route } of allOf('assureurs'))
      expect(drawn.get(route) ?? [], route).not.toContain('faits');
    expect(drawn.get('/comparatif')).toContain('faits');
  });
});

test('the feed is one by its schema, with every guide in full and whole addresses only', async () => {
  const feed = exported('feed.xml');
  expect(await feedProblems(feed)).toEqual([]);
  for (const { route, source } of allOf('guides')) {
    expect(feed).toContain(`<link rel="alternate" type="text/html" href="${absolute(route)}"/>`);
    expect(feed).toContain(contentsOf(source).at(-1)?.title);
  }
  expect(feed).not.toMatch(/href=(&quot;|")[/#]|class=|&lt;script|&lt;Prix|==/);
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

describe('the Markdown twin of a page', () => {
  test.each(routes)(
    '%s: written out, with addresses that hold elsewhere and the headings of its page',
    (route) => {
      const twin = exported(twinOf(route));
      expect(twin).toContain(`adresse: "${absolute(route)}"`);
      expect(twin.match(/^# /gm)).toHaveLength(1);
      expect(twin).not.toMatch(/<(?!https?:|\S+@)[a-z/!]|\]\([/#]|\bundefined\b|==/i);
      const titles = all(pageOf(route), /class="heading-link"[^>]*>([^<]*)/g).map(plain);
      expect(titles.filter((title) => !twin.includes(title))).toEqual([]);
    },
  );

  test('keeps tables, figures and sources', () => {
    const twin = exported('guides/prevention.md');
    const text = readText(find('guides', 'prevention').source);
    const quoted = text
      .tags('Chiffre')
      .map((tag) => figureText(figure('chiffres', attributesOf(tag).id ?? '')));
    const cited = text.citations().map(({ source }) => `(${source.adresse})`);
    expect(twin).toMatch(/^\| .+ \|\n\| -+ \|/m);
    for (const found of [quoted, cited]) expect(found.length).toBeGreaterThan(1);
    for (const each of [...quoted, ...cited]) expect(twin).toContain(each);
  });
});

test('llms.txt leads to the twin of every page that may be listed, and to nothing else', () => {
  const file = exported('llms.txt');
  expect(file).toMatch(/^# \S/);
  const twins = all(file, /\]\(([^)]*)\)/g).map((address) => address.replace(site.adresse, ''));
  expect(twins.toSorted()).toEqual(listed.map(twinOf).toSorted());
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

test('licences.txt names all that the README says a visitor may receive, and gives the text of each, as it asks', () => {
  const entries = exported('licences.txt')
    .split(/^(?=\S+ \d\S*, )/m)
    .slice(1);
  const [, rows = ''] =
    /What the visitor may receive\n\n([\s\S]*?)$/.exec(readFileSync('src/README.md', 'utf8')) ?? [];
  const packages = [...rows.matchAll(/^\| (?!package|---)([^|]+) \|/gm)].flatMap(([, names = '']) =>
    names.trim().split(', '),
  );
  expect(packages.length).toBeGreaterThan(6);
  expect(
    packages.filter((each) => !entries.some((entry) => entry.startsWith(each.replace('*', '')))),
  ).toEqual([]);
  for (const entry of entries) expect(entry.length, entry.slice(0, 60)).toBeGreaterThan(300);
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
