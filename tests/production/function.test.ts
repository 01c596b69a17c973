import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleFunction } from '../../scripts/deploy/function.ts';
import { getLocalSettings } from '../../scripts/dev/backend.ts';
import { startDatabase } from '../../scripts/dev/database.ts';
import { startFunction } from '../../scripts/dev/function.ts';
import { startMailServer } from '../../scripts/dev/mail-server.ts';
import { findFreePort } from '../../scripts/lib/ports.ts';
import { valid } from '../function/support/valid.ts';

test('bundled function > imports only its runtime and mails a request', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fonction-'));
  const [mail, database] = await Promise.all([
    startMailServer(),
    startDatabase(await findFreePort()),
  ]);
  const file = await bundleFunction(folder);
  const imported = [...(await readFile(file, 'utf8')).matchAll(/^import .*from "([^"]+)";$/gm)].map(
    ([, name]) => name,
  );
  expect(imported.length).toBeGreaterThan(5);
  expect(imported.filter((name) => !name?.startsWith('node:'))).toEqual([]);

  const port = await findFreePort();
  const instance = await startFunction(port, getLocalSettings(mail.port, database.url), file);
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/send-devis-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(valid),
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      data: { numero: expect.stringMatching(/^\d{6}-/) },
    });
    await expect.poll(() => mail.mails.length, { timeout: 10_000 }).toBe(1);
  } finally {
    await instance.stop();
    await mail.stop();
    await database.stop();
    await rm(folder, { recursive: true });
  }
}, 60_000);
