import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** In the phone's bar, above its link: the result of a tool, which leads to where it stands. */
export function BarResult({ to, children }: { to: string; children: ReactNode }) {
  const [bar, setBar] = useState<Element | null>(null);
  useEffect(() => setBar(document.querySelector('.mobile-bar')), []);
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
