import { addScript } from '#src/lib/add-script.ts';
import { tryOr } from '#src/lib/try-or.ts';

// Adds a query to the address of a failed file for the second request, because a cache may have
// stored the error.
const getRetryAddress = (address: string) => `${address}?2`;

/**
 * Returns whether a stylesheet failed to load. Depending on the browser, its `sheet` is then null,
 * empty, or throws an error.
 */
const hasFailed = ({ sheet }: HTMLLinkElement): boolean =>
  tryOr(() => !sheet?.cssRules.length, true);

/**
 * Replaces a failed picture with the copy in its CSS background, because WebKit would draw its icon
 * for broken images over this background.
 */
function showCopy(picture: EventTarget | null) {
  if (picture instanceof HTMLImageElement && picture.complete && !picture.naturalWidth)
    picture.style.content = getComputedStyle(picture).backgroundImage;
}

/**
 * Retries files that fail to load. Scripts and images fail later, so an event listener handles
 * them. The stylesheet is checked at once, because it has loaded or failed before any script runs.
 */
export function retryFailedFiles(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && /\/_frame\/[^?]+$/.test(target.src))
      addScript(getRetryAddress(target.src));
    showCopy(target);
  };
  document.addEventListener('error', onError, true);
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (link && hasFailed(link)) link.href = getRetryAddress(link.href);
  for (const picture of document.images) showCopy(picture);
}
