import { expect, test } from 'vitest';
import { allDocuments as bundled } from '#generated';
import { allDocuments as read } from '#src/content/generated.ts';

const byId = (documents: typeof read) => documents.toSorted((a, b) => a._id.localeCompare(b._id));

test('the documents that the build reads as files are those that development bundles', () => {
  expect(read.length).toBeGreaterThan(0);
  expect(byId(read)).toEqual(byId(bundled));
});
