import { quoteFields } from '#shared/quote-fields.ts';
import type { QuoteRequest } from '#shared/quote-request.ts';
import type { Result } from './client.ts';
import type { Attempt } from './draft.ts';
import { getFunctionAddress, type QuoteSettings } from './function.ts';
import { inputId } from './go-to-field.ts';

/**
 * Returns the last attempt if the answers are the same, so that a retry uses the same idempotency
 * key. Otherwise returns a new attempt.
 */
export function getAttempt(request: QuoteRequest, last: Attempt | undefined): Attempt {
  const content = JSON.stringify(request);
  return last?.content === content ? last : { key: crypto.randomUUID(), content };
}

/**
 * Collects data with which the function detects spam (the hidden field, the seconds on the page),
 * and the version of the consent text.
 */
function getSignals(): string {
  const lure = document.getElementById(inputId('site-web'));
  return new URLSearchParams({
    site_web: lure instanceof HTMLInputElement ? lure.value : '',
    duree: String(Math.round(performance.now() / 1000)),
    accord: quoteFields.rgpd.version,
  }).toString();
}

/**
 * Sends the request once and does not retry, because the visitor decides whether to send it again.
 */
export async function submitRequest(
  settings: QuoteSettings,
  request: QuoteRequest,
  { key }: Attempt,
): Promise<Result> {
  const client = await import('./client.ts').catch(() => undefined);
  const headers = { 'idempotency-key': key, 'form-marks': getSignals() };
  if (client) return client.sendRequest(settings, request, headers);
  return (await isOnline()) ? { kind: 'unloaded' } : { kind: 'failed', message: '' };
}

/**
 * Sends a request to the site to find out whether the device is online. navigator.onLine is also
 * true in a network without internet access.
 */
const isOnline = () =>
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Submits the answers as an HTML form without React, as a page without scripts does. */
export function submitNatively(backend: QuoteSettings['backend'], request: QuoteRequest): void {
  const form = document.createElement('form');
  Object.assign(form, { action: getFunctionAddress(backend), method: 'post', hidden: true });
  const fields = { ...request, rgpd: 'on', accord: quoteFields.rgpd.version };
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('textarea'), { name, value }));
  document.body.append(form);
  form.submit();
}
