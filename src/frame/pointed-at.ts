import { tryOr } from '#src/lib/try-or.ts';

/** What anyone may write after the site's name cannot always be decoded. */
export const decoded = (address: string): string =>
  tryOr(() => decodeURIComponent(address), address);

/** What the address points at. */
export const pointedAt = (): Element | null =>
  document.getElementById(decoded(window.location.hash.slice(1)));
