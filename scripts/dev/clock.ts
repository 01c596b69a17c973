import { globSync } from 'node:fs';

/** Debian's library that shifts the clock of a program. */
export const findFaketime = () => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1').at(-1);

/** Environment of a program two years on, and of all that it starts. */
export const getLaterClock = (library: string): Record<string, string> => ({
  LD_PRELOAD: library,
  FAKETIME: '+730d',
  // Otherwise Chromium's timers end at once under the shifted clock.
  DONT_FAKE_MONOTONIC: '1',
  FAKETIME_FORCE_MONOTONIC_FIX: '0',
});
