'use client';

// toasts/: messages at the edge of the window.
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

export type Toast = { id: number; title: string; text: ReactNode; danger: boolean };
type Props = { toasts: Toast[]; dismiss: (id: number) => void; label: string; hotkey: string };

/** The region where messages appear: announced, reached by its hotkey, dismissed by hand; they wait for the reader. */
export function Toasts({ toasts, dismiss, label, hotkey }: Props) {
  const region = useRef<HTMLDivElement>(null);
  // At the end of the page, where nothing that floats lies over it; there before its first message, so that it is read out.
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => setBody(document.body), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // AltGr, which types signs on many keyboards, is Ctrl and Alt together.
      if (event.altKey && !event.ctrlKey && `Alt+${event.code.at(-1)}` === hotkey) {
        event.preventDefault();
        region.current?.focus();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [hotkey]);

  if (!body) return null;
  return createPortal(
    <section
      className="toasts"
      ref={region}
      tabIndex={-1}
      aria-label={`${label} (${hotkey})`}
      aria-live="assertive"
      aria-relevant="additions"
    >
      {toasts.map(({ id, title, text, danger }) => (
        <div key={id} className={danger ? 'toast toast-danger' : 'toast'} role={danger ? 'alert' : 'status'} data-toast>
          <div>
            <p>
              <b>{title}</b>
            </p>
            <p>{text}</p>
          </div>
          <button type="button" onClick={() => dismiss(id)} aria-label="Fermer ce message">
            <svg className="sign" viewBox="0 0 20 20" aria-hidden="true">
              <path d="m4 4 12 12M16 4 4 16" />
            </svg>
          </button>
        </div>
      ))}
    </section>,
    body,
  );
}

let lastId = 1;

/** The messages of an island; the latest replaces one with the same title. */
export function useToasts() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const dismiss = useCallback((id: number) => setToasts((current) => current.filter((toast) => toast.id !== id)), []);
  const show = useCallback((toast: Omit<Toast, 'id'>) => {
    lastId += 1;
    setToasts((current) => [...current.filter(({ title }) => title !== toast.title), { ...toast, id: lastId }]);
  }, []);
  const clear = useCallback(() => setToasts([]), []);
  return { toasts, show, dismiss, clear };
}
