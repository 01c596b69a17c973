export type Backend = { url: string; key: string };

/** Values of the site that the server passes to the form as props. */
export type QuoteSettings = {
  backend: Backend;
  contact: { email: string; telephone: string; telephoneLink: string };
  delays: { answer: string; express: string };
  toasts: { label: string; hotkey: string };
  queries: { gcMinutes: number; retries: number; longestSeconds: number };
};

/**
 * Time-out in the browser. It is longer than the time-out of the function (in its file store.ts),
 * so that the function can still report its own error.
 */
export const TIMEOUT_MS = 20_000;

/**
 * Returns the address of the Supabase function. Without scripts the browser posts the form to it.
 */
export const getFunctionAddress = ({ url }: Backend) => `${url}/functions/v1/send-devis-email`;

/**
 * Calls the function with fetch, because supabase-js is too large for pages without islands. The
 * request continues when the visitor leaves the page (keepalive). Returns undefined if no response
 * comes.
 */
export const callFunction = (backend: Backend, path: string, body: object) =>
  fetch(getFunctionAddress(backend) + path, {
    method: 'POST',
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      apikey: backend.key,
      authorization: `Bearer ${backend.key}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  }).catch(() => undefined);
