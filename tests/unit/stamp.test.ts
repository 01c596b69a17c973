import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeOldTexts } from '../../scripts/lib/old-texts.ts';
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

test('texts made long ago go, by several builds at once', async () => {
  const parsed = join(folder, '.contentlayer/parsed');
  mkdirSync(parsed, { recursive: true });
  const names = Array.from({ length: 50 }, (_, number) => `old-${number}`);
  for (const name of [...names, 'new']) writeFileSync(join(parsed, name), name);
  for (const name of names) utimesSync(join(parsed, name), 0, 0);
  // By the tests' clock, which may be ahead of the disk's.
  utimesSync(join(parsed, 'new'), new Date(), new Date());
  await Promise.all([removeOldTexts(folder), removeOldTexts(folder), removeOldTexts(folder)]);
  expect(readdirSync(parsed)).toEqual(['new']);
});
