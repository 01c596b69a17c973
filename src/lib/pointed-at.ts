import { tryOr } from '#src/lib/try-or.ts';

/** decodeURIComponent() throws on a malformed address. */
export const decodeAddress = (address: string): string =>
  tryOr(() => decodeURIComponent(address), address);

/** Element that the fragment of the address names. */
export const findTarget = (): Element | null =>
  document.getElementById(decodeAddress(window.location.hash.slice(1)));
