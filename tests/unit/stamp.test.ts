import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readStamp, runStamped } from '../../scripts/lib/stamp.ts';
import { ownFolder } from '../support/folder.ts';

const folder = ownFolder('stamps');

describe('stamp', () => {
  test('contains the inputs of the work', async () => {
    const stamp = join(folder, 'new/stamp');
    expect(await readStamp(stamp)).toBeUndefined();
    expect(await runStamped(stamp, 'first', async () => 12)).toBe(12);
    expect(await readStamp(stamp)).toBe('first');
  });

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
