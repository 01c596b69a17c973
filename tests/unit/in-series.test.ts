import { expect, test } from 'vitest';
import { inSeries } from '#src/lib/in-series.ts';

test.each([[[]], [['un']], [['un', 'deux, encore']], [['un', 'deux', 'trois', 'quatre']]])(
  '%j as French lists it',
  (parts: string[]) => {
    expect(inSeries(parts)).toBe(new Intl.ListFormat('fr').format(parts));
  },
);
