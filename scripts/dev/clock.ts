import { globSync } from 'node:fs';

/** Finds Debian's library that shifts the clock of a program. */
export const findFaketime = () => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1').at(-1);

/**
 * Environment that shifts the clock of a program and its children by two years. Without the
 * library, it shifts only the date of the build.
 */
export function shiftClock(): Record<string, string> {
  const library = findFaketime();
  if (!library) return { SOURCE_DATE_EPOCH: String(Math.floor(Date.now() / 1000) + 730 * 86_400) };
  return {
    LD_PRELOAD: library,
    FAKETIME: '+730d',
    // Otherwise Chromium's timers fire immediately.
    DONT_FAKE_MONOTONIC: '1',
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
  };
}
