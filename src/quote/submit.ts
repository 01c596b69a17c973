import { quoteFields } from '#shared/quote-fields.ts';
import type { QuoteRequest } from '#shared/quote-request.ts';
import type { Result } from './client.ts';
import type { Attempt } from './draft.ts';
import { getFunctionAddress, type QuoteSettings } from './function.ts';
import { inputId } from './go-to-field.ts';

/** The same key for the same answers, until a number has come. */
export function getAttempt(request: QuoteRequest, last: Attempt | undefined): Attempt {
  const content = JSON.stringify(request);
  return last?.content === content ? last : { key: crypto.randomUUID(), content };
}

/** A hidden field, seconds on the page, the version of the consent's wording: not an answer. */
function getSignals(): string {
  const lure = document.getElementById(inputId('site-web'));
  return new URLSearchParams({
    site_web: lure instanceof HTMLInputElement ? lure.value : '',
    duree: String(Math.round(performance.now() / 1000)),
    accord: quoteFields.rgpd.version,
  }).toString();
}

/** Sends once, by the parts that are loaded now; a person decides whether to send again. */
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

/** Asks the site, because navigator.onLine is true in many networks that lead nowhere. */
const isOnline = () =>
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The browser's own sending, as of a form without scripts. */
export function submitNatively(backend: QuoteSettings['backend'], request: QuoteRequest): void {
  const form = document.createElement('form');
  Object.assign(form, { action: getFunctionAddress(backend), method: 'post', hidden: true });
  const fields = { ...request, rgpd: 'on', accord: quoteFields.rgpd.version };
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('textarea'), { name, value }));
  document.body.append(form);
  form.submit();
}
