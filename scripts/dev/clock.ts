import { globSync } from 'node:fs';

/** Finds Debian's library that shifts the clock of a program. */
export const findFaketime = () => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1').at(-1);

/** Environment that shifts the clock of a program and its children by two years. */
export const shiftClock = (library: string): Record<string, string> => ({
  LD_PRELOAD: library,
  FAKETIME: '+730d',
  // Otherwise Chromium's timers fire immediately.
  DONT_FAKE_MONOTONIC: '1',
  FAKETIME_FORCE_MONOTONIC_FIX: '0',
});
