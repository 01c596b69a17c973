import { type RefObject, useEffect, useRef } from 'react';
import type { ComparedOffer } from './compared.ts';

type Props = { offers: ComparedOffer[]; scroller: RefObject<HTMLElement | null> };

/**
 * Shows the names of the offers at the top of the screen once the table head has left it. On a
 * phone the head itself cannot be sticky, because the table scrolls sideways. Screen readers use
 * the real head.
 */
export function Names({ offers, scroller }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = scroller.current;
    const head = box?.querySelector('thead');
    if (!box || !head) return;
    const follow = () => bar.current?.scrollTo({ left: box.scrollLeft, behavior: 'instant' });
    // With this margin, a head below the screen counts as visible. Otherwise a jump from above the
    // table to its end would cause no event.
    const watcher = new IntersectionObserver(
      ([entry]) => {
        bar.current?.toggleAttribute('data-shown', entry?.isIntersecting === false);
        follow();
      },
      { rootMargin: '0px 0px 99999px' },
    );
    box.addEventListener('scroll', follow, { passive: true });
    watcher.observe(head);
    return () => {
      box.removeEventListener('scroll', follow);
      watcher.disconnect();
    };
  }, [scroller]);
  return (
    <div ref={bar} className="names needs-scripts no-print" aria-hidden="true">
      {offers.map(({ id, nom }) => (
        <b key={id}>{nom}</b>
      ))}
    </div>
  );
}
