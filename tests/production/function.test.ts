import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleFunction } from '../../scripts/deploy/function.ts';
import { startInstance } from '../../scripts/trial/function.ts';
import { startMailServer } from '../../scripts/trial/mail-server.ts';
import { valid } from '../../scripts/trial/valid.ts';

test('the function as one file needs nothing but what its runtime brings, and mails a request', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fonction-'));
  const mail = await startMailServer();
  const file = await bundleFunction(folder);
  const imported = [...(await readFile(file, 'utf8')).matchAll(/^import .*from "([^"]+)";$/gm)].map(
    ([, name]) => name,
  );
  expect(imported.length).toBeGreaterThan(5);
  expect(imported.filter((name) => !name?.startsWith('node:'))).toEqual([]);

  const instance = await startInstance(mail.port, '', file);
  try {
    const answer = await instance.post(valid);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      data: { numero: expect.stringMatching(/^\d{6}-/) },
    });
    expect(mail.mails).toHaveLength(1);
  } finally {
    await instance.stop();
    await mail.stop();
    await rm(folder, { recursive: true });
  }
}, 60_000);
