import { describe, expect, test } from 'vitest';
import { find } from '#src/content/documents.ts';
import { getLastChange, readCommitDays } from '#src/seo/last-change.ts';

/** Simulates Git in a repository with these two commits. */
const git =
  (shallow: boolean) =>
  (...args: string[]) => {
    if (args[0] === 'rev-parse') return `${shallow}\n`;
    const file = 'content/pages/tarifs.mdx';
    return `\x002026-11-20\n\n${file}\n\x002026-11-10\n\n${file}\ncontent/guides/prevention.mdx`;
  };
const prices = find('pages', 'tarifs');

describe('lastChange', () => {
  const days = readCommitDays(git(false));

  test('returns the day of the last commit of the text', () => {
    expect(getLastChange(prices, days)).toBe('2026-11-20');
  });

  test.each([
    ['the clone is shallow', git(true)],
    [
      'Git is missing',
      () => {
        throw new Error('git: not found');
      },
    ],
  ])('returns no day when %s', (_, run) => {
    expect(getLastChange(prices, readCommitDays(run))).toBeUndefined();
  });
});
