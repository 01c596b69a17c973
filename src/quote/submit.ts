import type { Refusal } from '#shared/checks.ts';
import { quoteFields } from '#shared/quote-fields.ts';
import type { QuoteRequest } from '#shared/quote-request.ts';
import { functionAddress } from '#src/frame/function.ts';
import type { Attempt } from './draft.ts';
import { inputId } from './go-to-field.ts';
import type { QuoteSettings } from './quote-settings.ts';

const TIMEOUT_MS = 20_000;

export type Result =
  | { kind: 'stored'; number: string; state: string }
  /** Fields, of which this page may not know all. */
  | { kind: 'refused'; refusals: Partial<Record<string, Refusal>> }
  /** Other answers were sent under this key. */
  | { kind: 'other' }
  /** Certainly not stored, and why. */
  | { kind: 'failed'; message: string }
  /** The parts that send did not come, so nothing left. */
  | { kind: 'unloaded' }
  | { kind: 'uncertain' };

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

/** Sends once; a person decides whether to send again. */
export async function submitRequest(
  settings: QuoteSettings,
  request: QuoteRequest,
  { key }: Attempt,
): Promise<Result> {
  const client = await import('./client.ts').catch(() => undefined);
  if (!client) return (await isOnline()) ? { kind: 'unloaded' } : { kind: 'failed', message: '' };
  const headers = { 'idempotency-key': key, 'form-marks': getSignals() };
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  try {
    const { signal } = abort;
    const { data, error } = await client.invoke(settings, { request, headers, signal });
    return error ? await readError(error) : readNumber(data);
  } catch (error) {
    console.error('Quote request not sent:', error);
    return { kind: 'uncertain' };
  } finally {
    clearTimeout(timer);
  }
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
  Object.assign(form, { action: functionAddress(backend), method: 'post', hidden: true });
  const fields = { ...request, rgpd: 'on', accord: quoteFields.rgpd.version };
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('textarea'), { name, value }));
  document.body.append(form);
  form.submit();
}

const isNumber = (text: unknown): text is string =>
  typeof text === 'string' && /^[\dA-Z-]{6,20}$/.test(text);

function readNumber(data: unknown): Result {
  const { numero, etat } = Object(data) as { numero?: unknown; etat?: unknown };
  return isNumber(numero)
    ? { kind: 'stored', number: numero, state: String(etat ?? 'remise') }
    : { kind: 'uncertain' };
}

/** Logged without a word of the visitor. */
async function readError(answer: Response): Promise<Result> {
  const { error } = Object(await answer.json().catch(() => undefined)) as {
    error?: { code?: string; message?: string; champs?: unknown };
  };
  console.error('Quote request not sent:', `${answer.status} (${error?.code})`);
  if (answer.status === 422)
    return { kind: 'refused', refusals: Object(error?.champs) as Partial<Record<string, Refusal>> };
  if (answer.status === 409) return { kind: 'other' };
  if (answer.status >= 500) return { kind: 'uncertain' };
  return { kind: 'failed', message: (answer.status === 429 && error?.message) || '' };
}
