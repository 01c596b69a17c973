/**
 * Tells the direction of scrolling; it changes only when the page has moved by more than
 * `threshold` pixels since it last did. Positions are read with a frame: at once, the whole page
 * would be laid out for it.
 */
export function onScroll(
  threshold: number,
  listener: (isDown: boolean, position: number) => void,
): void {
  let anchor: number | undefined;
  let isDown = false;
  let waiting = false;
  const read = () => {
    waiting = false;
    const position = Math.max(0, window.scrollY);
    anchor ??= position;
    if (Math.abs(position - anchor) > threshold) {
      isDown = position > anchor;
      anchor = position;
    }
    listener(isDown, position);
  };
  const soon = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(read);
  };
  window.addEventListener('scroll', soon, { passive: true });
  soon();
}
