// Whether a request that left from this device is still to be settled or told: only then is fetched
// what does it. The thank-you page tells by itself.
import { addScript } from './add-script.ts';
import { isUntold } from './kept.ts';
import { pendingKeys } from './pending.ts';

/** The address of settle.ts: put in when the export is finished. */
declare const SETTLE: string;

let isFetched = false;

function look() {
  const isLeft = pendingKeys().length > 0 || (isUntold() && !document.querySelector('thank-you'));
  if (isFetched || !isLeft) return;
  isFetched = true;
  addScript(SETTLE);
}

/**
 * At once, since a page may take long to be complete; and when the browser brings it back from its
 * memory.
 */
export function watchUnsettled(): void {
  look();
  addEventListener('pageshow', look);
}
