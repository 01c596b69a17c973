import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { getToastRegion, showToast } from '#src/ui/toasts.client.ts';

/**
 * Hook for messages that an island shows at the edge of the window. A keyboard shortcut moves the
 * focus to them.
 */
export function useToasts({ label, hotkey }: { label: string; hotkey: string }) {
  const [drawn, setDrawn] = useState<ReactNode[]>([]);
  const places = useRef<HTMLElement[]>([]);

  useEffect(() => {
    const region = getToastRegion();
    region.setAttribute('aria-label', `${label} (${hotkey})`);
    const onKey = (event: KeyboardEvent) => {
      // Excludes Ctrl+Alt, because browsers report AltGr as Ctrl+Alt, and many keyboards type
      // characters with AltGr.
      if (event.altKey && !event.ctrlKey && `Alt+${event.code.at(-1)}` === hotkey) {
        event.preventDefault();
        region.focus();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [label, hotkey]);

  /** Shows a message for `lasts` milliseconds, or until the visitor closes it. */
  const show = (title: string, text: ReactNode, isDanger = true, lasts?: number) => {
    const place = showToast(title, isDanger);
    if (lasts) setTimeout(() => place.closest('.toast')?.remove(), lasts);
    const key = places.current.push(place);
    // Wraps the text in an element. A browser's translator replaces text nodes, and React could
    // then not remove them.
    setDrawn((before) => [...before, createPortal(<span>{text}</span>, place, String(key))]);
  };
  const clear = () => {
    if (places.current.length === 0) return;
    for (const place of places.current.splice(0)) place.closest('.toast')?.remove();
    setDrawn([]);
  };
  return { toasts: drawn, show, clear };
}
