import { tryOr } from '#src/lib/try-or.ts';

/** Decodes an address. Returns a malformed one unchanged, because decodeURIComponent() throws. */
export const decodeAddress = (address: string): string =>
  tryOr(() => decodeURIComponent(address), address);

/** Finds the element that the fragment of the address names. */
export const findTarget = (): Element | null =>
  document.getElementById(decodeAddress(window.location.hash.slice(1)));
