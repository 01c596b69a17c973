import { tryOr } from '#src/lib/try-or.ts';
import { addScript } from './add-script.ts';

// A file that does not come is asked for once more, under another address: a cache on the way may
// have kept that the first failed.
const other = (address: string) => `${address}?2`;

/**
 * A stylesheet that has failed is none, or an empty one, or one that nobody may look into: as the
 * browser likes.
 */
const hasFailed = ({ sheet }: HTMLLinkElement): boolean =>
  tryOr(() => !sheet?.cssRules.length, true);

/**
 * Over the copy behind a picture of the brand WebKit draws its own sign of what has failed. The
 * copy's address is the stylesheet's.
 */
function showCopy(picture: EventTarget | null) {
  if (picture instanceof HTMLImageElement && picture.complete && !picture.naturalWidth)
    picture.style.content = getComputedStyle(picture).backgroundImage;
}

/**
 * Any script of the frame after this one and any picture as soon as it fails; the stylesheet has
 * come or failed before any script runs.
 */
export function askAgain(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && /\/_frame\/[^?]+$/.test(target.src))
      addScript(other(target.src));
    showCopy(target);
  };
  document.addEventListener('error', onError, true);
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (link && hasFailed(link)) link.href = other(link.href);
  for (const picture of document.images) showCopy(picture);
}
