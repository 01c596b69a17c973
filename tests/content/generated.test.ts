import { describe, expect, test } from 'vitest';
import { allDocuments as bundled } from '#generated';
import { allDocuments as read } from '#src/content/generated.ts';

describe('allDocuments', () => {
  test('is the same in the build and in development', () => {
    expect(read.length).toBeGreaterThan(0);
    expect(read).toEqual(bundled);
  });
});
