import { useEffect, useRef, useState } from 'react';
import { quoteRequest } from '#shared/quote-request.ts';
import { eraseDraft } from './draft.ts';
import type { QuoteSettings } from './settings.ts';
import { longOnly, prepare, type QuoteValues } from './values.ts';

const slow = 8_000;
const longest = 20_000;

/** Idle, sending, sending for longer than usual. */
export type Progress = 'rest' | 'sending' | 'slow';

/** The thank-you page gets the number through the visit's storage, or in its address where storage is blocked. */
function thankYouAddress(numero: string, court: boolean): string {
  try {
    sessionStorage.setItem('demande', JSON.stringify({ numero, court }));
    return '/merci';
  } catch {
    return `/merci#numero=${numero}${court ? '&court=1' : ''}`;
  }
}

/** Sends one request at a time, says when it takes long, gives up in the end. */
export function useSending({ backend, queries }: QuoteSettings, compact: boolean) {
  const [progress, setProgress] = useState<Progress>('rest');
  const busy = useRef(false);

  // A page that comes back from the browser's memory is not sending any more.
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      busy.current = false;
      setProgress('rest');
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);

  const sendOnce = async (values: QuoteValues, emptied: () => void) => {
    if (busy.current) return;
    busy.current = true;
    setProgress('sending');
    const abort = new AbortController();
    const late = setTimeout(() => setProgress('slow'), slow);
    const end = setTimeout(() => abort.abort(), longest);
    try {
      const request = quoteRequest.parse(prepare(compact ? { ...values, ...longOnly } : values));
      const numero = await Promise.race([
        import('./send.ts').then(({ send }) => send(backend, queries, request, abort.signal)),
        new Promise<never>((_, reject) => {
          abort.signal.addEventListener('abort', () => reject(new Error(`No answer within ${longest / 1000} s.`)));
        }),
      ]);
      eraseDraft();
      emptied();
      window.location.assign(thankYouAddress(numero, compact));
    } catch (error) {
      busy.current = false;
      setProgress('rest');
      throw error;
    } finally {
      clearTimeout(late);
      clearTimeout(end);
    }
  };
  return { progress, sendOnce };
}
