import { describe, expect, test } from 'vitest';
import { allDocuments } from '#src/content/generated.ts';
import { inRoot } from '../../scripts/lib/paths.ts';

describe('allDocuments', () => {
  test('is the same in the build and in development', async () => {
    const bundled = await import(inRoot('.contentlayer/generated/index.mjs'));
    expect(allDocuments.length).toBeGreaterThan(0);
    expect(allDocuments).toEqual(bundled.allDocuments);
  });
});
