import { useEffect, useRef, useState } from 'react';
import { quoteRequest } from '#shared/quote-request.ts';
import { eraseDraft } from './draft.ts';
import type { QuoteSettings } from './settings.ts';
import { alongWith, prepare, type QuoteValues } from './values.ts';

const slowAfter = 8_000;
const timeout = 20_000;

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
  const isBusy = useRef(false);

  // A page that comes back from the browser's memory is not sending any more.
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isBusy.current = false;
      setProgress('rest');
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);

  const sendOnce = async (values: QuoteValues, emptied: () => void) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setProgress('sending');
    const abort = new AbortController();
    const late = setTimeout(() => setProgress('slow'), slowAfter);
    const end = setTimeout(() => abort.abort(), timeout);
    try {
      const request = quoteRequest.parse(prepare(values, compact));
      const numero = await Promise.race([
        import('./send.ts').then(({ send }) => send(backend, queries, request, abort.signal)),
        new Promise<never>((_, reject) => {
          abort.signal.addEventListener('abort', () => reject(new Error(`No answer within ${timeout / 1000} s.`)));
        }),
      ]);
      eraseDraft();
      emptied();
      window.location.assign(thankYouAddress(numero, compact && alongWith(values).taken.length === 0));
    } catch (error) {
      isBusy.current = false;
      setProgress('rest');
      throw error;
    } finally {
      clearTimeout(late);
      clearTimeout(end);
    }
  };
  return { progress, sendOnce };
}
