import { describe, expect, test } from 'vitest';
import { joinWithAnd } from '#src/lib/join-with-and.ts';

describe('joinWithAnd', () => {
  test.each([[[]], [['un']], [['un', 'deux, encore']], [['un', 'deux', 'trois', 'quatre']]])(
    'joins %j as in French',
    (parts: string[]) => {
      expect(joinWithAnd(parts)).toBe(new Intl.ListFormat('fr').format(parts));
    },
  );
});
