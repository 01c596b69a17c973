import type { Backend } from './requests.ts';

/** Asks the function without supabase-js, which no page to read loads; it goes on when the page is left. */
export const ask = ({ url, key }: Backend, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${url}/functions/v1/send-devis-email${path}`, {
    method: 'POST',
    keepalive: true,
    headers: { apikey: key, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
