// Tests rules that apply to every file of the export.
import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { out } from '../../scripts/lib/paths.ts';
import { prescribed } from '../prescribed.ts';
import { routes, withIslands } from '../support/routes.ts';
import { readExport, readPage, words } from './reading.ts';

const all = (page: string, pattern: RegExp) =>
  [...page.matchAll(pattern)].map(([, found]) => found ?? '');

describe('export', () => {
  test('has a page for each address and no other', () => {
    const pages = globSync('**/*.html', { cwd: out }).map(
      (file) => `/${file}`.replace(/(^\/index)?\.html$/, '') || '/',
    );
    expect(routes).toEqual(expect.arrayContaining(prescribed.routes));
    expect(pages.filter((route) => route !== '/404').toSorted()).toEqual(routes.toSorted());
  });

  test('contains and names no script of Next’s client', () => {
    const files = globSync('**/*', { cwd: out });
    expect(
      files.filter((file) =>
        /(^|\/)_next\/.*\.(js|json)$|_not-found|(?<!robots|llms|security)\.txt$/.test(file),
      ),
    ).toEqual([]);
    for (const file of files.filter((each) => each.endsWith('.html'))) {
      expect(readExport(file), file).not.toMatch(/\/_next\/[^"]*\.js|__next_f|TURBOPACK/);
    }
  });

  test.each(routes)('loads only frame and island scripts on %s', (route) => {
    const page = readPage(route);
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

  test('preloads the fonts on every page but the emergency page', () => {
    const bare = routes.filter((route) => !readPage(route).includes('as="font"'));
    expect(bare).toEqual(['/urgence-cyberattaque']);
  });

  test.each(routes)('requests pictures without credentials on %s', (route) => {
    const pictures = all(readPage(route), /<img\b([^>]*)>/g).filter((attributes) =>
      /src="https?:/.test(attributes),
    );
    expect(pictures.length).toBeGreaterThan(0);
    for (const attributes of pictures) expect(attributes).toMatch(/ crossorigin="(anonymous)?"/i);
  });

  test('promises replies « sous 24 h ouvrées » on every page', () => {
    const pages = globSync('**/*.{html,md}', { cwd: out }).map((file) => [
      file,
      file.endsWith('.md') ? readExport(file) : words(readExport(file)),
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

  test('has styles for every class that a page uses', () => {
    const listClasses = (text: string, pattern: RegExp) =>
      new Set(all(text, pattern).flatMap((found) => found.split(' ')));
    const listStyled = (sheets: string[]) =>
      listClasses(sheets.map(readExport).join(''), /\.([a-z][\w-]*)/g);
    const every = listStyled(globSync('**/*.css', { cwd: out }));
    for (const route of routes) {
      const page = readPage(route);
      const styled = listStyled(all(page, /<link rel="stylesheet" href="([^"]+)"/g));
      expect(every.size, 'another page has its own sheet').toBeGreaterThan(styled.size);
      const used = listClasses(page, /\bclass="([^"]*)"/g);
      expect([...every.intersection(used).difference(styled)], route).toEqual([]);
    }
  });
});
