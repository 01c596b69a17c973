import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

type Props = { to: string; children: ReactNode };

/** In the phone's bar, above its link: the result of a tool, which leads to where it stands. */
export function BarResult({ to, children }: Props) {
  const [bar, setBar] = useState<Element | null>(null);
  // Nobody sees the bar before the page moves: until then nothing is drawn there.
  useEffect(() => {
    const found = document.querySelector('.mobile-bar');
    const fill = () => setBar(found);
    if (found?.hasAttribute('data-shown')) fill();
    else addEventListener('scroll', fill, { once: true, passive: true });
    return () => removeEventListener('scroll', fill);
  }, []);
  // A link would put its place where the address holds the answers; as after a link, readers of screens go on from there.
  const go = () => {
    const place = document.getElementById(to);
    if (!place) return;
    place.scrollIntoView();
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
  return (
    bar &&
    createPortal(
      <button type="button" className="bar-result num" onClick={go}>
        {children}
      </button>,
      bar,
    )
  );
}
