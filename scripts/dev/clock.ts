import { globSync } from 'node:fs';

/** Debian's library that shifts the clock of a program. */
export const findFaketime = () => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1').at(-1);

/**
 * Environment of a program two years on, and of all that it starts. Without the library only the
 * build's date is another.
 */
export function twoYearsOn(): Record<string, string> {
  const library = findFaketime();
  if (!library) return { SOURCE_DATE_EPOCH: String(Math.floor(Date.now() / 1000) + 730 * 86_400) };
  return {
    LD_PRELOAD: library,
    FAKETIME: '+730d',
    // Otherwise Chromium's timers end at once under the shifted clock.
    DONT_FAKE_MONOTONIC: '1',
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
  };
}
