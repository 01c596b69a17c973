import { readFileSync } from 'node:fs';
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

  test('returns the counts that the writers’ guide names', () => {
    const readme = readFileSync('content/README.md', 'utf8');
    const [, rows = ''] = /Ce qu’il compte \|\n(.*?)\n\n/s.exec(readme) ?? [];
    const patterns = [...rows.matchAll(/`(.+)`/g)].map(
      ([, name = '']) => new RegExp(`^${name.replace(/<\w+>/, '.+')}$`),
    );
    const names = Object.keys(collectCounts(sources));
    expect(names.filter((name) => !patterns.some((pattern) => pattern.test(name)))).toEqual([]);
    expect(patterns.filter((pattern) => !names.some((name) => pattern.test(name)))).toEqual([]);
  });
});
