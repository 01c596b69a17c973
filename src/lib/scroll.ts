/**
 * Calls `listener` with the direction of scrolling. A change of direction counts after more than
 * `threshold` pixels. Reads the position in an animation frame, because reading it at each event
 * would force a layout.
 */
export function watchScroll(
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
  const scheduleRead = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(read);
  };
  window.addEventListener('scroll', scheduleRead, { passive: true });
  scheduleRead();
}
