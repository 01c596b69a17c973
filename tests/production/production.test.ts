// production/: the site built as it will be deployed, with identities made up for it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { unlisted } from '#src/config/routes.ts';
import { routes } from '#src/content/inventory.ts';
import { buildIndexable } from '../../scripts/lib/indexable.ts';
import { devPorts, ports } from '../../scripts/lib/ports.ts';

let out = '';
beforeAll(async () => {
  const site = await buildIndexable();
  out = site.out;
  return site.remove;
}, 600_000);

const read = (file: string) => readFileSync(join(out, file), 'utf8');
const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);
const robots = (file: string) => [...read(file).matchAll(/<meta name="robots" content="([^"]*)"/g)].map(([, rule]) => rule);

test('search engines may list every page but the form’s answers and what is not there', () => {
  for (const route of routes) {
    expect(robots(fileOf(route)), route).toEqual([unlisted.includes(route) ? 'noindex, nofollow' : 'index, follow']);
  }
  expect(robots('404.html')).toEqual(['noindex', 'noindex, nofollow']);
  expect(read('robots.txt')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://www.cyber-clair.test/sitemap.xml\n');
});

test('the deployed address and the real backend stand everywhere, nothing of this machine anywhere', () => {
  expect(read('_headers')).toContain("connect-src 'self' https://projet.supabase.co;");
  expect(read('sitemap.xml')).toContain('<loc>https://www.cyber-clair.test/tarifs</loc>');
  const files = globSync('**/*.{html,js,css,md,xml,txt,json,webmanifest}', { cwd: out });
  expect(files.length).toBeGreaterThan(100);
  const here = new RegExp(
    `localhost:(${[...Object.values(ports), ...Object.values(devPorts)].join('|')})|cyber-clair\\.example|sb_publishable_local`,
  );
  for (const file of [...files, '_headers', '_redirects']) expect(read(file), file).not.toMatch(here);
  expect(files.filter((file) => file.includes('.dev.'))).toEqual([]);
});

test('no identity is left blank on any page', () => {
  for (const file of globSync('**/*.html', { cwd: out })) {
    expect(read(file), file).not.toMatch(/class="blank|>à compléter<|01 99 00/);
  }
  expect(read('mentions-legales.html')).toContain('Camille Essai');
});
