import { addScript } from './add-script.ts';

// A file that does not come is asked for once more, under another address: a cache on the way may have kept that the
// first failed.
const other = (address: string) => `${address}?2`;

/** Any script of the frame after this one, as soon as it fails. */
function askAgainForScripts() {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && /\/_frame\/[^?]+$/.test(target.src)) addScript(other(target.src));
  };
  document.addEventListener('error', onError, true);
}

/** A stylesheet that has failed is none, or an empty one, or one that nobody may look into: as the browser likes. */
function hasFailed({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

/** The stylesheet: it has come or failed before any script runs. */
function askAgainForStyles() {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (link && hasFailed(link)) link.href = other(link.href);
}

/** Over the copy that stands in for a picture of the brand, WebKit draws its own sign of what has failed. */
function showCopy(picture: EventTarget | null) {
  if (picture instanceof HTMLImageElement && picture.complete && !picture.naturalWidth) picture.style.content = 'var(--copy)';
}

function showCopies() {
  for (const picture of document.images) showCopy(picture);
  document.addEventListener('error', ({ target }) => showCopy(target), true);
}

export function askAgain(): void {
  askAgainForScripts();
  askAgainForStyles();
  showCopies();
}
