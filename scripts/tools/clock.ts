import { globSync } from 'node:fs';

/** Where Debian keeps what makes a clock show another time. */
export const clockLibrary = () => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1').at(-1);

/**
 * Two years on, for a program and all that it starts: Node, Deno, the browser. Timers run as ever. Without the
 * library a build's day alone is another.
 */
export function twoYearsOn(): Record<string, string> {
  const library = clockLibrary();
  if (library) return { LD_PRELOAD: library, FAKETIME: '+730d', DONT_FAKE_MONOTONIC: '1' };
  return { SOURCE_DATE_EPOCH: String(Math.floor(Date.now() / 1000) + 730 * 86_400) };
}
