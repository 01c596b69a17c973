import { expect, test } from 'vitest';
import { allDocuments as bundled } from '#generated';
import { allDocuments as read } from '#src/content/generated.ts';

test('the documents that the build reads as files are those that development bundles, in their order', () => {
  expect(read.length).toBeGreaterThan(0);
  expect(read).toEqual(bundled);
});
