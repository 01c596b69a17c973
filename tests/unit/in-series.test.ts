import { describe, expect, test } from 'vitest';
import { joinWithAnd } from '#src/lib/in-series.ts';

describe('inSeries', () => {
  test.each([[[]], [['un']], [['un', 'deux, encore']], [['un', 'deux', 'trois', 'quatre']]])(
    'lists %j as French does',
    (parts: string[]) => {
      expect(joinWithAnd(parts)).toBe(new Intl.ListFormat('fr').format(parts));
    },
  );
});
