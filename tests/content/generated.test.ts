import { expect, test } from 'vitest';
import { allDocuments as bundled } from '#generated';
import { allDocuments as read } from '#src/content/generated.ts';

test('the build and development read the same documents in the same order', () => {
  expect(read.length).toBeGreaterThan(0);
  expect(read).toEqual(bundled);
});
