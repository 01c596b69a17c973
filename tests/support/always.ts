import fc from 'fast-check';

/**
 * Seed of the random inputs. All runs use the same seed, so that a new failure comes from the
 * change under test. Only weekly.yml uses other seeds.
 */
export const seed = Number(process.env.TEST_SEED ?? 48);

/** Checks that a property holds for 1,000 random inputs. */
export function always<Values extends [unknown, ...unknown[]]>(
  inputs: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  holds: (...values: Values) => boolean | undefined,
): void {
  fc.assert(fc.property(...inputs, holds), { numRuns: 1000, seed });
}
