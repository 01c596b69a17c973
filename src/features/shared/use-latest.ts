import { useRef, useState } from 'react';

/** A state, and beside it what it is by now: listeners of the page may be called before it is drawn. */
export function useLatest<State extends object>(initial: State) {
  const [drawn, draw] = useState(initial);
  const latest = useRef(initial);
  const change = (by: Partial<State>) => {
    latest.current = { ...latest.current, ...by };
    draw(latest.current);
  };
  return [drawn, latest, change] as const;
}
