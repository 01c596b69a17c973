import { existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readStamp, runIfStale, runStamped } from '../../scripts/lib/stamp.ts';
import { ownFolder } from '../support/folder.ts';

const folder = ownFolder('stamps');

describe('stamp', () => {
  test('is missing after work that failed', async () => {
    const stamp = join(folder, 'failed');
    await runStamped(stamp, 'first', async () => undefined);
    const fails = async () => {
      expect(existsSync(stamp)).toBe(false);
      throw new Error('killed');
    };
    await expect(runStamped(stamp, 'second', fails)).rejects.toThrow('killed');
    expect(await readStamp(stamp)).toBeUndefined();
  });
});

describe('runIfStale', () => {
  const stamp = join(folder, 'fonts');
  const result = join(folder, 'font.woff2');
  const run = (inputs: string) =>
    runIfStale(stamp, inputs, [result], async () => {
      writeFileSync(result, inputs);
      return 'made';
    });

  test.each([
    ['its inputs change', 'second', () => {}],
    ['its result is missing', 'first', () => rmSync(result)],
    // Another program has written the result.
    ['its result is newer', 'first', () => utimesSync(result, 4e9, 4e9)],
  ])('runs the work again when %s', async (_, inputs, change) => {
    await run('first');
    change();
    expect(await run(inputs)).toBe('made');
  });
});
