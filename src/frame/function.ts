export type Backend = { url: string; key: string };

const longest = 20_000;

/** The browser itself may send the form there, which is answered with a page of the site. */
export const functionAddress = ({ url }: Backend) => `${url}/functions/v1/send-devis-email`;

/**
 * Asks the function without supabase-js, which no page to read loads; it goes on when the page is
 * left. Nothing if no answer comes in time.
 */
export const callFunction = (
  backend: Backend,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) =>
  fetch(functionAddress(backend) + path, {
    method: 'POST',
    keepalive: true,
    signal: AbortSignal.timeout(longest),
    headers: {
      apikey: backend.key,
      authorization: `Bearer ${backend.key}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  }).catch(() => undefined);
