import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { listen } from '../../scripts/lib/listen.ts';
import { canListen, choosePorts, freePort } from '../../scripts/lib/ports.ts';

const blockOf = (first: number) => ({
  site: first,
  backend: first + 1,
  database: first + 2,
  inbox: first + 3,
  smtp: first + 4,
});

describe('choosePorts', () => {
  test('returns the preferred ports when all are free', async () => {
    const preferred = await choosePorts();
    expect(await choosePorts(preferred)).toEqual(preferred);
  });

  test('returns five other free ports when one preferred port is taken', async () => {
    const taken = await listen(createServer(), 0);
    const preferred = { ...blockOf(await freePort()), inbox: taken.port };
    const chosen = Object.values(await choosePorts(preferred));
    await taken.stop();
    expect(new Set(chosen).size).toBe(5);
    expect(chosen).not.toContain(preferred.site);
    expect(await Promise.all(chosen.map(canListen))).not.toContain(false);
  });
});
