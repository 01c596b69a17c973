import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStamp, stampedWork } from '../../scripts/lib/stamp.ts';
import { ownFolder } from '../support/folder.ts';

const folder = ownFolder('stamps');

test('the stamp says of what the work was made, in a folder that need not be there', async () => {
  const stamp = join(folder, 'new/stamp');
  expect(await readStamp(stamp)).toBeUndefined();
  expect(await stampedWork(stamp, 'first', async () => 12)).toBe(12);
  expect(await readStamp(stamp)).toBe('first');
});

test('work that fails leaves no stamp: going back to the inputs of before makes it anew', async () => {
  const stamp = join(folder, 'failed');
  await stampedWork(stamp, 'first', async () => undefined);
  const fails = async () => {
    expect(existsSync(stamp)).toBe(false);
    throw new Error('killed');
  };
  await expect(stampedWork(stamp, 'second', fails)).rejects.toThrow('killed');
  expect(await readStamp(stamp)).toBeUndefined();
});
