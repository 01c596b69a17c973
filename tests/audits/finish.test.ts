import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Modules, readModules } from '../../scripts/finish/flight.ts';
import { finish } from '../../scripts/finish/index.ts';
import { finishPage } from '../../scripts/finish/page.ts';
import { bin } from '../../scripts/lib/paths.ts';

// The real Next builds a real site: what is tested is what this version of Next writes.
const app = join(import.meta.dirname, 'finish-app');
const out = mkdtempSync(join(tmpdir(), 'finition-'));
const addresses = { frame: '/f.js', loader: '/l.js', extras: {} };
let modules: Modules;

const raw = (page: string) => readFileSync(join(app, 'out', `${page}.html`), 'utf8');
const finished = (page: string) => readFileSync(join(out, `${page}.html`), 'utf8');
const scripts = (html: string) => [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
const dataFile = (html: string) => /data-files="(\S+)/.exec(html)?.[1] ?? '';

beforeAll(async () => {
  const { status, stdout, stderr } = spawnSync(bin('next'), ['build'], { cwd: app, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  modules = await readModules(join(app, '.next'));
  cpSync(join(app, 'out'), out, { recursive: true });
  await finish({ next: join(app, '.next'), out });
}, 120_000);

afterAll(() => {
  for (const folder of [out, join(app, '.next'), join(app, 'out')]) rmSync(folder, { recursive: true, force: true });
});

describe('a page without island', () => {
  test('loads the frame and nothing else', () => {
    expect(scripts(raw('vide')).length).toBeGreaterThan(5);
    expect(scripts(finished('vide'))).toEqual([expect.stringMatching(/^<script src="\/_frame\/frame-\w+\.js" defer>$/)]);
    expect(finished('vide')).toContain('<main>Rien à faire vivre</main>');
    expect(finished('vide')).not.toMatch(/<!--|as="script"|data-precedence/);
  });
});

describe('a page with islands', () => {
  test.each(['ilot', 'deux', 'profond', 'cadre', 'texte'])(
    '%s: no inline script, all of Next’s files named in one attribute',
    (page) => {
      const html = finished(page);
      expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
      const wanted = [...raw(page).matchAll(/<script src="(\/_next\/[^"]*)" async=""/g)].map(([, src]) => src);
      const named = /data-files="([^"]*)"/.exec(html)?.[1]?.split(' ').slice(1) ?? [];
      expect(named.toSorted()).toEqual(wanted.toSorted());
      for (const file of named) expect(existsSync(join(out, file)), file).toBe(true);
      expect(existsSync(join(out, dataFile(html)))).toBe(true);
    },
  );

  test('keeps the start that each island declares', () => {
    expect([...finished('deux').matchAll(/data-island="(\w+)"/g)].map(([, start]) => start)).toEqual(['idle', 'visible']);
  });

  test('is recognised although only its layout, or a template far down, brings the island', () => {
    for (const page of ['cadre', 'profond']) {
      expect(finishPage(raw(page), modules, addresses).islands).toEqual(['tests/audits/finish-app/src/features/counter.tsx']);
    }
  });

  test('a text that looks like data or like the end of a script changes nothing', () => {
    expect(finishPage(raw('texte'), modules, addresses).islands).toEqual(['tests/audits/finish-app/src/features/counter.tsx']);
    const data = readFileSync(join(out, dataFile(finished('texte'))), 'utf8');
    const received: string[] = [];
    new Function('self', 'globalThis', data)(
      { __next_f: { push: ([, text]: [number, string]) => received.push(text ?? '') } },
      {},
    );
    expect(received.join('')).toContain('</script><script>alert(1)</script> é€😀 ');
  });

  test('a style attribute becomes a class of the stylesheet', () => {
    expect(finished('texte')).not.toContain('style=');
    const name = /class="(s-\w+) deja"/.exec(finished('texte'))?.[1];
    const [stylesheet] = globSync('_next/static/**/*.css', { cwd: out });
    expect(readFileSync(join(out, stylesheet ?? ''), 'utf8')).toContain(`.${name}{color:rgb(1, 2, 3)}`);
    expect(finished('texte')).toContain(`href="/${stylesheet}"`);
    expect(readFileSync(join(out, dataFile(finished('texte'))), 'utf8')).toContain(`/${stylesheet}`);
  });
});

describe('what cannot be told is refused', () => {
  test('a client component outside every <Island>', () => {
    const stray = raw('ilot').replaceAll('data-island', 'data-autre');
    expect(() => finishPage(stray, modules, addresses)).toThrow('counter.tsx: a client component outside <Island>');
  });

  test('a client module that no manifest lists', () => {
    const fewer = new Map([...modules].filter(([, file]) => !file.endsWith('counter.tsx')));
    expect(() => finishPage(raw('ilot'), fewer, addresses)).toThrow('is in no manifest');
  });

  test('an inline script that is not Next’s', () => {
    expect(() => finishPage(raw('vide').replace('</body>', '<script>track()</script></body>'), modules, addresses)).toThrow(
      'unknown inline script: track()',
    );
  });

  test('a page whose application is never started', () => {
    const without = raw('ilot').replaceAll('TURBOPACK', '__next_f');
    expect(() => finishPage(without, modules, addresses)).toThrow('the script that starts the application was not found');
  });
});

test('flight files are not shipped, files meant for readers are', () => {
  expect(globSync('**/*.txt', { cwd: join(app, 'out') }).length).toBeGreaterThan(0);
  expect(globSync('**/*.txt', { cwd: out })).toEqual([]);
  expect(globSync('**/_not-found*', { cwd: out })).toEqual([]);
  expect(existsSync(join(out, '404.html'))).toBe(true);
});
