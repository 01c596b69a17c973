// Rules that hold for every file of the export.
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes, withIslands } from '#src/content/inventory.ts';
import { out } from '../../scripts/lib/paths.ts';
import { prescribed } from '../prescribed.ts';
import { exported, inside, mainOf, pageOf, words } from './reading.ts';

const all = (page: string, pattern: RegExp) =>
  [...page.matchAll(pattern)].map(([, found]) => found ?? '');

test('the export holds the addresses of the specification, and beyond them only pages of content', () => {
  const pages = globSync('**/*.html', { cwd: out }).map(
    (file) => `/${file}`.replace(/(^\/index)?\.html$/, '') || '/',
  );
  expect(routes).toEqual(expect.arrayContaining(prescribed.routes));
  expect(pages.filter((route) => route !== '/404').toSorted()).toEqual(routes.toSorted());
});

test('of Next’s client nothing is shipped, and no page names it', () => {
  const files = globSync('**/*', { cwd: out });
  expect(
    files.filter((file) =>
      /(^|\/)_next\/.*\.(js|json)$|_not-found|(?<!robots|llms|security)\.txt$/.test(file),
    ),
  ).toEqual([]);
  for (const file of files.filter((each) => each.endsWith('.html'))) {
    const written = exported(file);
    expect(written, file).not.toMatch(
      /\/_next\/[^"]*\.js|__next_f|TURBOPACK|data-precedence|as="script"/,
    );
    if (!written.includes('data-island=')) expect(written, file).not.toContain('<!--');
    expect(written, file).not.toMatch(
      /<div hidden><\/div>|rel="preconnect" href="\/"|<link[^>]*as="image"/,
    );
  }
});

test.each(routes)('%s: the loader only where there is an island, nothing inline', (route) => {
  const page = pageOf(route);
  const scripts = all(page, /<script\b([^>]*)>/g).filter(
    (attributes) => !attributes.includes('application/ld+json'),
  );
  expect(scripts.every((attributes) => attributes.includes('src="/_frame/'))).toBe(true);
  expect(page.includes('data-island=')).toBe(withIslands.includes(route));
  expect(scripts.some((attributes) => attributes.includes('/_frame/islands-'))).toBe(
    withIslands.includes(route),
  );
  expect(page).not.toMatch(/\sstyle="|\son[a-z]+="/);
});

test.each(routes)(
  '%s: pictures of another host are asked for without credentials, so that it can leave no cookie',
  (route) => {
    const pictures = all(pageOf(route), /<img\b([^>]*)>/g).filter((attributes) =>
      /src="https?:/.test(attributes),
    );
    expect(pictures.length).toBeGreaterThan(0);
    for (const attributes of pictures) expect(attributes).toMatch(/ crossorigin="(anonymous)?"/i);
  },
);

test('wherever a reply is promised, it is « sous 24 h ouvrées »: chips and margins included, and the pages as Markdown', () => {
  const pages = globSync('**/*.{html,md}', { cwd: out }).map((file) => [
    file,
    file.endsWith('.md') ? exported(file) : words(exported(file)),
  ]);
  const sentences = pages.flatMap(([file = '', text = '']) =>
    text
      .replace(/[*_|\s]+/g, ' ')
      .split(/[.?!;:](?= )/)
      .map((sentence) => `${file}: ${sentence}`),
  );
  const promised = sentences.filter(
    (sentence) => /\b24 ?h/.test(sentence) && /répon|rappel/i.test(sentence),
  );
  expect(promised.length).toBeGreaterThan(30);
  expect(promised.filter((sentence) => /\b24 ?h(?!\/24| ouvrées)/.test(sentence))).toEqual([]);
  expect(
    sentences.filter((sentence) => /(?<!sous )24 ?h ouvrées|ouvrées ouvrées/i.test(sentence)),
  ).toEqual([]);
});

test('buttons outside the specified ones say what truly follows', () => {
  const button = /<a\b(?=[^>]* href="\/devis")(?=[^>]* class="button\b)[^>]*>([\s\S]*?)<\/a>/g;
  for (const route of [
    '/garanties/rgpd',
    '/guides/prevention',
    '/secteurs/sante',
    '/faq',
    '/entreprises/independants',
  ])
    expect(new Set(all(mainOf(pageOf(route)), button).map(words)), route).toEqual(
      new Set(['Être recontacté par un courtier']),
    );
  expect(words(inside(pageOf('/'), 'formulaire'))).toContain('Être recontacté par un courtier');
});

test('one rule protects every page', () => {
  const headers = exported('_headers');
  // It is no page: it asks for those that it keeps, and that is all it may do.
  const [worker = ''] = /^\/hors-ligne\.js\n(?: {2}.*\n)+/m.exec(headers) ?? [];
  expect(worker).toMatch(
    /^ {2}! Content-Security-Policy\n {2}Content-Security-Policy: default-src 'none'; connect-src 'self'$/m,
  );
  expect(headers.replace(worker, '').match(/Content-Security-Policy/g)).toHaveLength(1);
  expect(headers).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  expect(headers).not.toMatch(/unsafe|nonce|sha256/);
});

test('no page uses a class that only the stylesheet of another page has', () => {
  const sheet = (route: string) =>
    all(pageOf(route), /<link rel="stylesheet" href="([^"]+)"/g)
      .map(exported)
      .join('');
  const classes = (text: string, pattern: RegExp) =>
    new Set(all(text, pattern).flatMap((found) => found.split(' ')));
  const rules = /\.([a-z][\w-]*)/g;
  const own = new Map(routes.map((route) => [route, classes(sheet(route), rules)]));
  const every = new Set([...own.values()].flatMap((names) => [...names]));
  const shared = [...every].filter((name) => ![...own.values()].every((names) => names.has(name)));
  expect(shared.length, 'classes that some pages go without').toBeGreaterThan(20);
  for (const route of routes) {
    const used = classes(pageOf(route), /\bclass="([^"]*)"/g);
    expect(
      shared.filter((name) => used.has(name) && !own.get(route)?.has(name)),
      route,
    ).toEqual([]);
  }
});
