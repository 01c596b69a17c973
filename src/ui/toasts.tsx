import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { getToastRegion, showToast } from '#src/ui/toasts.client.ts';

/**
 * What an island has to tell, by the frame's messages; their region is there from the start, and is
 * reached by its hotkey.
 */
export function useToasts({ label, hotkey }: { label: string; hotkey: string }) {
  const [drawn, setDrawn] = useState<ReactNode[]>([]);
  const places = useRef<HTMLElement[]>([]);

  useEffect(() => {
    const region = getToastRegion();
    region.setAttribute('aria-label', `${label} (${hotkey})`);
    const onKey = (event: KeyboardEvent) => {
      // AltGr, which types signs on many keyboards, is Ctrl and Alt together.
      if (event.altKey && !event.ctrlKey && `Alt+${event.code.at(-1)}` === hotkey) {
        event.preventDefault();
        region.focus();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [label, hotkey]);

  /** For so many ms, or until it is closed. */
  const show = (title: string, text: ReactNode, isDanger = true, lasts?: number) => {
    const place = showToast(title, title, isDanger);
    if (lasts) setTimeout(() => place.closest('.toast')?.remove(), lasts);
    const key = places.current.push(place);
    // A translator replaces text nodes and React could not remove those, so the text has an element
    // of its own.
    setDrawn((before) => [...before, createPortal(<span>{text}</span>, place, String(key))]);
  };
  const clear = () => {
    if (places.current.length === 0) return;
    for (const place of places.current.splice(0)) place.closest('.toast')?.remove();
    setDrawn([]);
  };
  return { toasts: drawn, show, clear };
}
