import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** In the phone's bar: the result of a tool, and its next step. */
export function ToolBar({ children }: { children: ReactNode }) {
  const [bar, setBar] = useState<Element | null>(null);
  useEffect(() => {
    setBar(document.querySelector('.mobile-bar'));
    document.documentElement.toggleAttribute('data-bar', true);
    return () => document.documentElement.removeAttribute('data-bar');
  }, []);
  return bar && createPortal(children, bar);
}

/**
 * Scrolls to a place of the page and moves the focus there for screen readers. A link would replace
 * the answers in the fragment of the address.
 */
export function goTo(id: string): void {
  const place = document.getElementById(id);
  if (!place) return;
  place.scrollIntoView();
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** True while the element is visible. */
export function useInSight(of: RefObject<Element | null>, isThere: boolean): boolean {
  const [isInSight, setIsInSight] = useState(true);
  useEffect(() => {
    if (!isThere || !of.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setIsInSight(entry?.isIntersecting ?? true),
    );
    observer.observe(of.current);
    return () => observer.disconnect();
  }, [of, isThere]);
  return isInSight;
}
