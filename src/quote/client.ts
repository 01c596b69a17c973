// The form loads this module when the visitor sends it, because only the submission needs the
// Supabase client and the query client.
import { createClient } from '@supabase/supabase-js';
import { QueryClient } from '@tanstack/query-core';
import type { Refusal } from '#shared/checks.ts';
import type { QuoteRequest } from '#shared/quote-request.ts';
import { type QuoteSettings, TIMEOUT_MS } from './function.ts';

export type Result =
  | { kind: 'stored'; number: string; state: string }
  /**
   * The function refused the values of some fields. A newer function may name fields that this page
   * does not know.
   */
  | { kind: 'refused'; refusals: Partial<Record<string, Refusal>> }
  /** The function did not store the request. `message` is for the visitor and may be empty. */
  | { kind: 'failed'; message: string }
  /** The browser could not load this module, so it has sent no request. */
  | { kind: 'unloaded' }
  | { kind: 'uncertain' };

/** Creates the query client with the cache time and retries of the product specification. */
const createQueryClient = ({ gcMinutes, retries, longestSeconds }: QuoteSettings['queries']) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: gcMinutes * 60_000,
        retry: retries,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, longestSeconds * 1000),
      },
    },
  });

let queryClient: QueryClient | undefined;

/** Lets the request continue when the visitor closes the page (keepalive). */
const lastingFetch: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });

/** Sends the request as a mutation, because the query client retries queries but not mutations. */
export async function sendRequest(
  { backend, queries }: QuoteSettings,
  request: QuoteRequest,
  headers: Record<string, string>,
): Promise<Result> {
  const supabase = createClient(backend.url, backend.key, {
    auth: { persistSession: true, autoRefreshToken: true },
    // Sets the header here, because the specification requires it and Supabase's client omits it
    // for publishable keys.
    global: { fetch: lastingFetch, headers: { authorization: `Bearer ${backend.key}` } },
  });
  queryClient ??= createQueryClient(queries);
  const mutation = queryClient.getMutationCache().build(queryClient, {
    networkMode: 'always',
    mutationFn: async (body: QuoteRequest) => {
      const options = { body, headers, timeout: TIMEOUT_MS };
      const { data, error } = await supabase.functions.invoke('send-devis-email', options);
      if (!error) return readNumber(data?.data);
      if (error.context instanceof Response) return readError(error.context);
      throw error;
    },
  });
  try {
    return await mutation.execute(request);
  } catch (error) {
    console.error('Quote request not sent:', error);
    return { kind: 'uncertain' };
  }
}

function readNumber(data: unknown): Result {
  const { numero, etat } = Object(data) as { numero?: unknown; etat?: unknown };
  return typeof numero === 'string' && /^[\dA-Z-]{6,20}$/.test(numero)
    ? { kind: 'stored', number: numero, state: String(etat) }
    : { kind: 'uncertain' };
}

/**
 * Converts an error response to a result. Logs the status and the code, but no text that the
 * visitor has typed.
 */
async function readError(answer: Response): Promise<Result> {
  const { error } = Object(await answer.json().catch(() => undefined)) as {
    error?: { code?: string; message?: string; champs?: unknown };
  };
  console.error('Quote request not sent:', `${answer.status} (${error?.code})`);
  if (answer.status === 422)
    return { kind: 'refused', refusals: Object(error?.champs) as Partial<Record<string, Refusal>> };
  if (answer.status >= 500) return { kind: 'uncertain' };
  return { kind: 'failed', message: (answer.status === 429 && error?.message) || '' };
}
