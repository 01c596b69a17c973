import { useEffect, useRef, useState } from 'react';
import { quoteFields } from '#shared/quote-fields.ts';
import { quoteRequest } from '#shared/quote-request.ts';
import { forgetAttempt, keyFor, triedKey } from '#src/frame/attempt.ts';
import { callFunction } from '#src/frame/function.ts';
import { type Kept, keptIn, readKept, setKept, setReceipt } from '#src/frame/kept.ts';
import { removePending, setPending, withLock } from '#src/frame/pending.ts';
import { type Failure, failureOf, isOther } from './failure.ts';
import type { QuoteSettings } from './quote-settings.ts';
import type { Outgoing } from './send.ts';
import { signals } from './signals.ts';
import { alongWith, prepare, type QuoteValues } from './values.ts';

const slowAfter = 8_000;
const timeout = 20_000;
/**
 * A page that is being left is gone by then; one that the browser has asked about may wait long for
 * the next.
 */
const leaving = 2_000;
const leavingAsked = 20_000;

/**
 * Of a mark whose failure was told: a page that comes back, or sends again, does not need it any
 * more.
 */
let removal: ReturnType<typeof setTimeout> | undefined;

/** Nothing if it does not come; Firefox before 155 does not ask again for a module that failed. */
export const loadSender = () => import('./send.ts').catch(() => undefined);

/** Idle, sending, sending for longer than usual. */
export type Progress = 'rest' | 'sending' | 'slow';

/**
 * The thank-you page gets the number through the visit's storage, or in its address where storage
 * is blocked.
 */
const thankYouAddress = ({ numero, cle, court }: Kept, isStored: boolean) =>
  isStored ? '/merci' : `/merci#numero=${numero}&cle=${cle}${court ? '&court=1' : ''}`;

/** A request that is kept, and where its number is told. */
export type Sent = { kept: Kept; address: string };

type Form = { getValues: () => QuoteValues; empty: () => void };

/** Sends one request at a time, says when it takes long, gives up in the end. */
export function useSending(
  { backend, queries }: QuoteSettings,
  compact: boolean,
  { getValues, empty }: Form,
) {
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
      clearTimeout(removal);
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
    const gone = new AbortController();
    window.addEventListener('pageshow', back, gone);
    document.addEventListener('demande', onSettled, gone);
    return () => gone.abort();
  }, []);

  /** Without supabase-js if it did not come. */
  const post = async (sent: Outgoing, signal: AbortSignal): Promise<unknown> => {
    const sender = await loadSender();
    if (sender) return sender.send(backend, queries, sent, signal);
    const answer = await callFunction(backend, '', sent.request, sent.headers);
    if (answer?.ok) return answer.json();
    throw new Error('No answer.', { cause: answer });
  };

  const sendOnce = async (isAnew = false): Promise<Failure | undefined> => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    clearTimeout(removal);
    setProgress('sending');
    let leavingTakes = leaving;
    const askBeforeLeaving = (event: Event) => {
      event.preventDefault();
      leavingTakes = leavingAsked;
    };
    window.addEventListener('beforeunload', askBeforeLeaving);
    const abort = new AbortController();
    const { signal } = abort;
    const late = setTimeout(() => setProgress('slow'), slowAfter);
    const end = setTimeout(() => abort.abort(), timeout);
    let cle = '';
    let sent: Sent;
    try {
      const request = quoteRequest.parse(prepare(getValues(), compact));
      cle = keyFor(request);
      const court = compact && alongWith(getValues()).taken.length === 0;
      setPending({
        cle,
        le: Date.now(),
        court,
        demande: request,
        accord: quoteFields.rgpd.version,
      });
      const outgoing = { request, headers: { 'idempotency-key': cle, 'form-marks': signals() } };
      const answer = await Promise.race([
        withLock(cle, () => post(outgoing, signal), { signal }),
        new Promise<never>((_, reject) => {
          signal.onabort = () => reject(new Error('No answer in time.'));
        }),
      ]);
      const kept = keptIn(answer, { cle, court });
      if (!kept) throw new Error('No number in the answer.');
      sent = { kept, address: thankYouAddress(kept, setKept(kept)) };
      setReceipt({ cle, demande: request });
      removePending(cle);
    } catch (error) {
      if (!isAnew && isOther(error)) {
        removePending(cle);
        forgetAttempt();
        isBusy.current = false;
        return sendOnce(true);
      }
      // A browser may fail what is being sent because the page is being left: then the next page
      // settles it.
      removal = setTimeout(() => removePending(cle), leavingTakes);
      rest();
      return failureOf(error);
    } finally {
      window.removeEventListener('beforeunload', askBeforeLeaving);
      clearTimeout(late);
      clearTimeout(end);
    }
    succeed(sent);
    window.location.assign(sent.address);
    return undefined;
  };
  return { progress, sent, forgetSent: () => setSent(undefined), sendOnce };
}
