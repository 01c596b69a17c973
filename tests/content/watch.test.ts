import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Watch, watchContent } from '../../scripts/dev/watch-content.ts';

// What `npm run dev` does at each save.

const patience = { timeout: 30_000, interval: 20 };
let site: string;
let said: string[];
let watched: Watch | undefined;

const guide = (folder: string) => join(site, folder, 'guides/exemple.mdx');
const shown = () => readFileSync(guide('shown'), 'utf8');
const last = () => said.at(-1);
const save = (change: (text: string) => string) =>
  writeFileSync(guide('content'), change(readFileSync(guide('content'), 'utf8')));

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'veille-'));
  said = [];
  cpSync(join(import.meta.dirname, 'good'), site, { recursive: true });
});
afterEach(async () => {
  await watched?.stop();
  rmSync(site, { recursive: true, force: true });
});

const start = () => {
  watched = watchContent(join(site, 'content'), join(site, 'shown'), (text) => said.push(text));
  return watched.ready;
};

test('a mistake is said and kept from the site; once mended, it is said no more and the site follows', async () => {
  await start();
  expect(shown()).toContain('Commencez par là.');
  expect(said).toEqual([]);

  save((text) => text.replace('Commencez par là.', 'Commencez {par} là. <Mrge />'));
  await vi.waitFor(() => expect(last()).toContain('content/guides/exemple.mdx:21'), patience);
  expect(shown()).toContain('Commencez par là.');

  save((text) => text.replace('Commencez {par} là. <Mrge />', 'Finissez par là.'));
  await vi.waitFor(() => expect(last()).toBe(''), patience);
  await vi.waitFor(() => expect(shown()).toContain('Finissez par là.'), patience);
}, 90_000);

test('with a mistake from the start, it waits for the first right state', async () => {
  save((text) => text.replace('theme: Prévention', 'theme: Divers'));
  const ready = start();
  await vi.waitFor(
    () => expect(last()).toContain('« Divers » n’est pas un choix possible.'),
    patience,
  );
  save((text) => text.replace('theme: Divers', 'theme: Réaction'));
  await ready;
  expect(shown()).toContain('theme: Réaction');
}, 90_000);

test('a page that is deleted leaves the site', async () => {
  await start();
  rmSync(join(site, 'content/secteurs/exemple.mdx'));
  await vi.waitFor(
    () => expect(() => readFileSync(join(site, 'shown/secteurs/exemple.mdx'))).toThrow('ENOENT'),
    patience,
  );
}, 90_000);

test('lines that end as on Windows and a mark at the head do not reach the site', async () => {
  save((text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  await start();
  expect(shown()).toBe(
    readFileSync(join(import.meta.dirname, 'good/content/guides/exemple.mdx'), 'utf8'),
  );
}, 90_000);
