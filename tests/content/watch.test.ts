import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Watch, watchContent } from '../../scripts/dev/watch-content.ts';

const patience = { timeout: 30_000, interval: 20 };
let site: string;
let messages: string[];
let watched: Watch | undefined;

const guide = () => join(site, 'content/guides/exemple.mdx');
const last = () => messages.at(-1);
const save = (change: (text: string) => string) =>
  writeFileSync(guide(), change(readFileSync(guide(), 'utf8')));

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'veille-'));
  messages = [];
  cpSync(join(import.meta.dirname, 'good'), site, { recursive: true });
});
afterEach(async () => {
  await watched?.stop();
  rmSync(site, { recursive: true, force: true });
});

const start = () => {
  watched = watchContent(join(site, 'content'), (text) => messages.push(text));
  return watched.ready;
};

describe('watchContent', () => {
  test('reports a mistake, then its correction', async () => {
    await start();
    expect(messages).toEqual([]);

    save((text) => text.replace('Commencez par là.', 'Commencez {par} là. <Mrge />'));
    await vi.waitFor(() => expect(last()).toContain('content/guides/exemple.mdx:21'), patience);

    save((text) => text.replace('Commencez {par} là. <Mrge />', 'Finissez par là.'));
    await vi.waitFor(() => expect(last()).toBe(''), patience);
  }, 90_000);

  test('is ready only when the mistakes at the start are corrected', async () => {
    save((text) => text.replace('theme: Prévention', 'theme: Divers'));
    let isReady = false;
    const ready = start().then(() => {
      isReady = true;
    });
    await vi.waitFor(
      () => expect(last()).toContain('« Divers » n’est pas un choix possible.'),
      patience,
    );
    expect(isReady).toBe(false);
    save((text) => text.replace('theme: Divers', 'theme: Réaction'));
    await ready;
    expect(last()).toBe('');
  }, 90_000);
});
