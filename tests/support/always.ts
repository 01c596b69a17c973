import fc from 'fast-check';

/**
 * Uses the same seed in every run, so that a failed run is caused by its change. weekly.yml uses
 * other seeds.
 */
export const seed = Number(process.env.TEST_SEED ?? 48);

/** Checks a property with 1,000 random inputs. */
export function always<Values extends [unknown, ...unknown[]]>(
  inputs: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  holds: (...values: Values) => boolean | undefined,
): void {
  fc.assert(fc.property(...inputs, holds), { numRuns: 1000, seed });
}
