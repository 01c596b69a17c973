import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** In the phone's bar, under its link: the result of a tool. It waits for the bar, which nobody sees before the page moves. */
export function BarResult({ children }: { children: ReactNode }) {
  const [bar, setBar] = useState<Element | null>(null);
  useEffect(() => {
    const found = document.querySelector('.mobile-bar');
    const fill = () => setBar(found);
    if (found?.hasAttribute('data-shown')) fill();
    else addEventListener('scroll', fill, { once: true, passive: true });
    return () => removeEventListener('scroll', fill);
  }, []);
  return bar && createPortal(children, bar);
}
