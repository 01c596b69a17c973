import { expect, test } from 'vitest';
import { percentOf } from '#src/domain/scale.ts';

test.each([
  [0, 7, 0],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [50, 50, 100],
])('%d of %d is %d percent', (value, whole, percent) => expect(percentOf(value, whole)).toBe(percent));
