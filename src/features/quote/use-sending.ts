import { useEffect, useRef, useState } from 'react';
import { quoteFields } from '#shared/quote-fields.ts';
import { quoteRequest } from '#shared/quote-request.ts';
import { alone, type Kept, keptIn, readKept, removeMark, setKept, setMark } from '#src/frame/requests.ts';
import { keyFor, triedKey } from './attempt.ts';
import type { QuoteSettings } from './settings.ts';
import { alongWith, prepare, type QuoteValues } from './values.ts';

const slowAfter = 8_000;
const timeout = 20_000;

/** Idle, sending, sending for longer than usual. */
export type Progress = 'rest' | 'sending' | 'slow';

/** The thank-you page gets the number through the visit's storage, or in its address where storage is blocked. */
const thankYouAddress = ({ numero, cle, court }: Kept, isStored: boolean) =>
  isStored ? '/merci' : `/merci#numero=${numero}&cle=${cle}${court ? '&court=1' : ''}`;

/** The browser asks before it leaves a page that is sending. */
function guardLeaving() {
  let hasTried = false;
  const ask = (event: Event) => {
    hasTried = true;
    event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return { hasTried: () => hasTried, end: () => window.removeEventListener('beforeunload', ask) };
}

/** A request that is kept, and where its number is told. */
export type Sent = { kept: Kept; address: string };

type Form = { getValues: () => QuoteValues; marks: () => string; empty: () => void };

/** Sends one request at a time, says when it takes long, gives up in the end. */
export function useSending({ backend, queries }: QuoteSettings, compact: boolean, { getValues, marks, empty }: Form) {
  const [progress, setProgress] = useState<Progress>('rest');
  const [sent, setSent] = useState<Sent>();
  const isBusy = useRef(false);

  const rest = () => {
    isBusy.current = false;
    setProgress('rest');
  };
  const succeed = (sent: Sent) => {
    empty();
    rest();
    setSent(sent);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads of the form is the same as long as the form is
  useEffect(() => {
    // A page that comes back from the browser's memory is not sending any more.
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      rest();
      setSent(undefined);
    };
    // What this page was sending when it was reloaded has been settled by the frame.
    const settle = (kept = readKept()) => {
      // The draft never holds the consent that it was sent with.
      const request = quoteRequest.safeParse(prepare({ ...getValues(), rgpd: true }, compact)).data;
      if (kept && request && triedKey(request) === kept.cle) succeed({ kept, address: '/merci' });
    };
    const onSettled = (event: Event) => settle((event as CustomEvent<Kept>).detail);
    settle();
    window.addEventListener('pageshow', back);
    document.addEventListener('demande', onSettled);
    return () => {
      window.removeEventListener('pageshow', back);
      document.removeEventListener('demande', onSettled);
    };
  }, []);

  const sendOnce = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setProgress('sending');
    const request = quoteRequest.parse(prepare(getValues(), compact));
    const cle = keyFor(request);
    const court = compact && alongWith(getValues()).taken.length === 0;
    setMark({ cle, le: Date.now(), court, backend, demande: request, accord: quoteFields.rgpd.version });
    const sending = { request, cle, marks: marks() };
    const leaving = guardLeaving();
    const abort = new AbortController();
    const late = setTimeout(() => setProgress('slow'), slowAfter);
    const end = setTimeout(() => abort.abort(), timeout);
    try {
      const answer = await Promise.race([
        alone(cle, async () => (await import('./send.ts')).send(backend, queries, sending, abort.signal)),
        new Promise<never>((_, reject) => {
          abort.signal.addEventListener('abort', () => reject(new Error(`No answer within ${timeout / 1000} s.`)));
        }),
      ]);
      const kept = keptIn(answer, { cle, court });
      if (!kept) throw new Error('The function answered without a number.');
      const address = thankYouAddress(kept, setKept(kept));
      removeMark(cle);
      leaving.end();
      succeed({ kept, address });
      window.location.assign(address);
    } catch (error) {
      // A browser may fail what is being sent because the page is being left: then the next page settles it.
      if (!leaving.hasTried()) removeMark(cle);
      rest();
      throw error;
    } finally {
      leaving.end();
      clearTimeout(late);
      clearTimeout(end);
    }
  };
  return { progress, sent, forgetSent: () => setSent(undefined), sendOnce };
}
