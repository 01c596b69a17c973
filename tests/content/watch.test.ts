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
const save = (before: string, after: string) =>
  writeFileSync(guide(), readFileSync(guide(), 'utf8').replace(before, after));
const expectMessage = (message: string) =>
  vi.waitFor(() => expect(messages.at(-1)).toContain(message), patience);

const start = () => {
  watched = watchContent(join(site, 'content'), (text) => messages.push(text));
  return watched.ready;
};
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'veille-'));
  messages = [];
  cpSync(join(import.meta.dirname, 'good'), site, { recursive: true });
});
afterEach(async () => {
  await watched?.stop();
  rmSync(site, { recursive: true, force: true });
});

describe('watchContent', () => {
  test('is ready after the first mistakes, then reports each change', async () => {
    save('theme: Prévention', 'theme: Divers');
    let isReady = false;
    const ready = start().then(() => {
      isReady = true;
    });
    await expectMessage('« Divers » n’est pas un choix possible.');
    expect(isReady).toBe(false);
    save('theme: Divers', 'theme: Réaction');
    await ready;
    expect(messages.at(-1)).toBe('');

    save('Commencez par là.', 'Commencez {par} là.');
    await expectMessage('content/guides/exemple.mdx:21');
    save('Commencez {par} là.', 'Finissez par là.');
    await vi.waitFor(() => expect(messages.at(-1)).toBe(''), patience);
  }, 90_000);
});
