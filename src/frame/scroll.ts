type Direction = 'up' | 'down';
type Listener = (direction: Direction, position: number) => void;

/**
 * Tells the direction of scrolling; it changes only when the page has moved by more than `threshold` pixels
 * since it last did.
 */
export function onScroll(threshold: number, listener: Listener): void {
  let anchor = window.scrollY;
  let direction: Direction = 'up';
  let waiting = false;
  const read = () => {
    waiting = false;
    const position = Math.max(0, window.scrollY);
    if (Math.abs(position - anchor) > threshold) {
      direction = position > anchor ? 'down' : 'up';
      anchor = position;
    }
    listener(direction, position);
  };
  window.addEventListener(
    'scroll',
    () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(read);
    },
    { passive: true },
  );
  read();
}
