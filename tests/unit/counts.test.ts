import { describe, expect, test } from 'vitest';
import { type CountSources, collectCounts } from '#src/content/counts.ts';
import { readCases } from '../support/cases.ts';

const { sources, counts } = readCases<{ sources: CountSources; counts: Record<string, number> }>(
  'tests/unit/counts.yaml',
);

describe('collectCounts', () => {
  test('returns every count that a sentence may call', () => {
    expect(collectCounts(sources)).toEqual(counts);
  });
});
