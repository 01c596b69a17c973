import fc from 'fast-check';

/** What holds whatever is drawn by lot. */
export function always<Values extends [unknown, ...unknown[]]>(
  drawn: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  holds: (...values: Values) => boolean | undefined,
): void {
  fc.assert(fc.property(...drawn, holds), { numRuns: 1000 });
}
