import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Class names that put the result on the left and the next step on the right. */
export const toolBarStyle =
  'num flex items-center justify-between gap-3 text-sm leading-[1.25] [&_b]:type-heading [&_b]:block [&_b]:text-lg [&_b]:leading-[1.15] [&_.button]:min-h-cible [&_.button]:flex-none';

/**
 * Renders the result and the next step of a tool into the mobile bar at the bottom of the screen.
 */
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
 * Scrolls to an element and focuses it for screen readers. Replaces a link, because a link would
 * change the fragment of the address, which contains the answers.
 */
export function goTo(id: string): void {
  const place = document.getElementById(id);
  if (!place) return;
  place.scrollIntoView();
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

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
