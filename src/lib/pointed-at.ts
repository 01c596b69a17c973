import { tryOr } from '#src/lib/try-or.ts';

/**
 * Decodes an address. Returns an invalid address unchanged, because decodeURIComponent() would
 * throw.
 */
export const decodeAddress = (address: string): string =>
  tryOr(() => decodeURIComponent(address), address);

/** Finds the element whose id is the fragment of the address. */
export const findTarget = (): Element | null =>
  document.getElementById(decodeAddress(window.location.hash.slice(1)));
