import { globSync } from 'node:fs';

/** Where Debian keeps what makes a clock show another time. */
export const clockLibrary = () => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1').at(-1);

/**
 * Two years on, for a program and all that it starts: Node, Deno, the browser. Timers run as ever.
 * Without the library a build's day alone is another.
 */
export function twoYearsOn(): Record<string, string> {
  const library = clockLibrary();
  // Without the last, Chromium's waits under the shifted clock would be over at once, again and
  // again.
  const waits = { DONT_FAKE_MONOTONIC: '1', FAKETIME_FORCE_MONOTONIC_FIX: '0' };
  if (library) return { LD_PRELOAD: library, FAKETIME: '+730d', ...waits };
  return { SOURCE_DATE_EPOCH: String(Math.floor(Date.now() / 1000) + 730 * 86_400) };
}
