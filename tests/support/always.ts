import fc from 'fast-check';

/**
 * Seed of the random inputs. All runs use the same seed, so that a new failure comes from the
 * change under test. Only weekly.yml uses other seeds.
 */
const seed = Number(process.env.TEST_SEED ?? 48);

/**
 * Number of inputs. A fixed seed draws the same inputs in every run, so the weekly run, which has
 * another seed, tries many more.
 */
const numRuns = process.env.TEST_SEED ? 5000 : 300;

/** Checks that a property holds for random inputs. */
export function always<Values extends [unknown, ...unknown[]]>(
  inputs: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  holds: (...values: Values) => boolean | undefined,
): void {
  fc.assert(fc.property(...inputs, holds), { numRuns, seed });
}
