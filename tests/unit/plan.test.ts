import { describe, expect, test } from 'vitest';
import {
  drawDesks,
  drawGaps,
  drawLeaves,
  drawLines,
  drawRacks,
  drawRectangles,
  drawSeats,
} from '#src/lib/plan.ts';

describe('plan', () => {
  test('draws rooms as rectangles and partitions as lines', () => {
    expect(drawRectangles([[2, 3, 40, 20]])).toBe('M2 3h40v20h-40z');
    expect(
      drawLines([
        [2, 3, 'est', 10],
        [5, 6, 'sud', 7],
      ]),
    ).toBe('M2 3h10M5 6v7');
  });

  test('crosses a rack from corner to corner', () => {
    expect(drawRacks([[0, 0, 30, 10]])).toBe('M0 0h30v10h-30zM0 0l30 10m0 -10l-30 10');
  });

  test('draws the arc of a door from open to closed', () => {
    expect(drawLeaves([[0, 64, 'est', 'sud', 12]])).toBe('M0 64l12 0a12 12 0 0 1 -12 12');
    expect(drawLeaves([[53, 50, 'nord', 'ouest', 9]])).toBe('M53 50l0 -9a9 9 0 0 0 -9 9');
    expect(drawGaps([[53, 50, 'nord', 'ouest', 9]])).toBe('M53 50l-9 0');
  });

  test('puts a seat on the free side of a desk', () => {
    expect(drawDesks([[10, 10]])).toBe('m10 10h16v8h-16z');
    expect(drawSeats([[10, 10]])).toBe('m18 21.2h0');
    expect(
      drawSeats([
        [10, 10],
        [10, 18],
      ]),
    ).toBe('m18 6.8h0m0 22.4h0');
  });
});
