/** Only the site's own origins may read an answer. */
export function cors(request: Request, origins: string[]): Headers {
  const headers = new Headers({
    vary: 'Origin',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const origin = request.headers.get('origin');
  if (origin && origins.includes(origin)) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-allow-methods', 'POST');
    headers.set(
      'access-control-allow-headers',
      'authorization, x-client-info, apikey, content-type, form-marks, idempotency-key, x-region, x-supabase-api-version',
    );
    headers.set('access-control-max-age', '86400');
    headers.set('access-control-expose-headers', 'retry-after');
  }
  return headers;
}
