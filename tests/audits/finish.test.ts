import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finish } from '../../scripts/finish/index.ts';
import { finishPage } from '../../scripts/finish/page.ts';
import { islandFiles } from '../../scripts/lib/islands.ts';
import { bin } from '../../scripts/lib/paths.ts';

// The real Next builds a real site: what is tested is what this version of Next writes.
const app = join(import.meta.dirname, 'finish-app');
const out = mkdtempSync(join(tmpdir(), 'finition-'));
const addresses = { frame: '/f.js', loader: '/l.js', extras: {}, islands: ['counter', 'lamp'] };

const raw = (page: string) => readFileSync(join(app, 'out', `${page}.html`), 'utf8');
const finished = (page: string) => readFileSync(join(out, `${page}.html`), 'utf8');
const scripts = (html: string) => [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);

const address = (page: string) => /<link rel="stylesheet" href="\/([^"]+)"/.exec(finished(page))?.[1] ?? '';
const stylesheet = (page: string) => readFileSync(join(out, address(page)), 'utf8');

beforeAll(async () => {
  const { status, stdout, stderr } = spawnSync(bin('next'), ['build'], { cwd: app, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  cpSync(join(app, 'out'), out, { recursive: true });
  await finish(out, { features: join(app, 'src/features') });
}, 120_000);

afterAll(() => {
  for (const folder of [out, join(app, '.next'), join(app, 'out')]) rmSync(folder, { recursive: true, force: true });
});

test('of Next a page keeps the HTML: no chunk of its, no data, no file for its client', () => {
  expect(globSync('_next/**/*.js', { cwd: join(app, 'out') }).length).toBeGreaterThan(5);
  expect(globSync('_next/**/*.js', { cwd: out })).toEqual([]);
  expect(globSync('**/*.txt', { cwd: join(app, 'out') }).length).toBeGreaterThan(0);
  expect(globSync('**/*.txt', { cwd: out })).toEqual([]);
  expect(globSync('**/_not-found*', { cwd: out })).toEqual([]);
  const pages = globSync('**/*.html', { cwd: out });
  expect(pages).toContain('404.html');
  for (const file of pages)
    expect(readFileSync(join(out, file), 'utf8'), file).not.toMatch(/chunks|__next_f|as="script"|data-precedence/);
});

test('a page without island loads the frame and nothing else', () => {
  expect(scripts(raw('vide')).length).toBeGreaterThan(5);
  expect(scripts(finished('vide'))).toEqual([expect.stringMatching(/^<script src="\/_frame\/frame-\w+\.js" defer>$/)]);
  expect(finished('vide')).toContain('<main>Rien à faire vivre</main>');
  expect(finished('vide')).not.toContain('<!--');
});

describe('a page with islands', () => {
  test('loads the frame and the loader, which knows the scripts of each: they are there, those that it needs first', () => {
    for (const page of ['ilot', 'deux', 'texte', 'fente']) {
      expect(scripts(finished(page)).map((tag) => /\/_frame\/(\w+)-/.exec(tag)?.[1])).toEqual(['frame', 'islands']);
    }
    const { counter, lamp } = islandFiles(out);
    for (const files of [counter ?? [], lamp ?? []]) {
      expect(files.length).toBeGreaterThan(1);
      for (const file of files) expect(existsSync(join(out, file)), file).toBe(true);
      expect(readFileSync(join(out, files.at(-1) ?? ''), 'utf8')).toContain(files.at(-2)?.replace('/_islands', '.'));
    }
    expect(counter?.at(-1)).toMatch(/^\/_islands\/counter-\w+\.js$/);
    expect(counter?.[0]).toBe(lamp?.[0]);
  });

  test('shares the loader of those that it has; there is none that no page asks for', () => {
    const pages = globSync('**/*.html', { cwd: out }).map((file) => readFileSync(join(out, file), 'utf8'));
    const asked = pages.flatMap((html) => html.match(/_frame\/islands-\w+\.js/g) ?? []);
    expect(globSync('_frame/islands-*.js', { cwd: out }).toSorted()).toEqual([...new Set(asked)].toSorted());
  });

  test('keeps the start and the props of each, whatever stands in them', () => {
    const starts = [...finished('deux').matchAll(/data-start="(\w+)"/g)].map(([, start]) => start);
    expect(starts).toEqual(['idle', 'visible']);
    const props = / data-props="([^"]*)"/.exec(finished('texte'))?.[1] ?? '';
    expect(props).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
    expect(finished('texte')).not.toContain('<script>alert');
  });

  test('keeps React’s marks inside an island, and nowhere else', () => {
    const [before = '', inside = '', after = ''] = finished('deux').split(/(?=<div data-island)|(?=<p class)/);
    expect(raw('deux')).toMatch(/Entre <!-- -->les<!-- --> deux/);
    expect(finished('deux')).toContain('Entre les deux');
    expect(inside).toContain('Tôt<!-- --> <!-- -->0');
    expect(before + after).not.toContain('<!--');
  });

  test('a style attribute becomes a class of the stylesheet', () => {
    expect(finished('texte')).not.toContain('style=');
    const name = /class="(s-\w+) deja"/.exec(finished('texte'))?.[1];
    expect(stylesheet('texte')).toContain(`.${name}{color:rgb(1, 2, 3)}`);
  });
});

test('each page has one stylesheet: what is of all pages, in its order, and the layers of its own islands', () => {
  const holds = (page: string) =>
    [...stylesheet(page).matchAll(/body\{|\bp\{|\.lamp:|\.counter\{|h1\{/g)].map(([found]) => found);
  expect(holds('vide')).toEqual(['p{', 'h1{', 'body{']);
  expect(holds('ilot')).toEqual(['p{', 'h1{', '.counter{', 'body{']);
  expect(holds('fente')).toEqual(['p{', 'h1{', '.counter{', '.lamp:', 'body{']);
  expect(globSync('_next/static/**/*.css', { cwd: out }).every((file) => /^_next\/static\/css\/\w+\.css$/.test(file))).toBe(true);
  expect(address('deux')).toBe(address('ilot'));
});

describe('what cannot be told is refused', () => {
  test('an island that nobody wrote', () => {
    const stray = raw('ilot').replaceAll('data-island="counter"', 'data-island="abacus"');
    expect(() => finishPage(stray, addresses)).toThrow('no island « abacus »: src/features/islands.ts does not name it');
  });

  test('two slots of one name', () => {
    const twice = raw('deux').replace('data-slot="second"', 'data-slot="premier"');
    expect(() => finishPage(twice, addresses)).toThrow('two slots are named « premier »');
  });

  test('an inline script that is not Next’s', () => {
    expect(() => finishPage(raw('vide').replace('</body>', '<script>track()</script></body>'), addresses)).toThrow(
      'unknown inline script: track()',
    );
  });

  test('a script of another house', () => {
    expect(() =>
      finishPage(raw('vide').replace('</body>', '<script src="https://a.b/c.js"></script></body>'), addresses),
    ).toThrow('unexpected script https://a.b/c.js');
  });
});
