import { addScript } from '#src/lib/add-script.ts';
import { tryOr } from '#src/lib/try-or.ts';

// Requests a failed file at a different address, because a cache may have stored the error.
const getRetryAddress = (address: string) => `${address}?2`;

/** Detects a failed stylesheet. Depending on the browser, its `sheet` is null, empty, or throws. */
const hasFailed = ({ sheet }: HTMLLinkElement): boolean =>
  tryOr(() => !sheet?.cssRules.length, true);

/**
 * Shows the fallback picture of the stylesheet instead of the failed one, because WebKit draws its
 * icon for broken images over the background.
 */
function showCopy(picture: EventTarget | null) {
  if (picture instanceof HTMLImageElement && picture.complete && !picture.naturalWidth)
    picture.style.content = getComputedStyle(picture).backgroundImage;
}

/**
 * Handles files that fail to load. Listeners handle scripts and images, which fail later. The
 * stylesheet is checked at once, because it has loaded or failed before scripts run.
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
