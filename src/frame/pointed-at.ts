/** What the address points at. What is no address of ours may end in anything, also in what cannot be decoded. */
export function pointedAt(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    return null;
  }
}
