// Loaded at the first touch of the form: the Supabase client and the query client are needed only
// now.
import { createClient } from '@supabase/supabase-js';
import { QueryClient } from '@tanstack/query-core';
import type { QuoteRequest } from '#shared/quote-request.ts';
import type { Backend } from '#src/config/read-environment.ts';
import type { QuoteSettings } from './quote-settings.ts';

type Queries = QuoteSettings['queries'];

let client: QueryClient | undefined;

/** One for the whole visit, with the defaults that the specification names. */
const queryClient = ({ gcMinutes, retries, longestSeconds }: Queries) => {
  client ??= new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: gcMinutes * 60_000,
        retry: retries,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, longestSeconds * 1000),
      },
    },
  });
  return client;
};

// What has left goes on when the page is closed. Browsers allow it up to 64 kB, the function takes
// 16.
const lasting: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });

/** A request, and the key of its attempt with what else is said beside it. */
export type Outgoing = { request: QuoteRequest; headers: Record<string, string> };

/**
 * Sends the request once; a person decides whether to try again. The cause of its error is the
 * function's answer, if one came.
 */
export async function send(
  backend: Backend,
  queries: Queries,
  sent: Outgoing,
  signal: AbortSignal,
): Promise<unknown> {
  const supabase = createClient(backend.url, backend.key, {
    auth: { persistSession: true, autoRefreshToken: true },
    // The library leaves it out with a publishable key; equal to the key the platform takes it.
    global: { fetch: lasting, headers: { authorization: `Bearer ${backend.key}` } },
  });
  const shared = queryClient(queries);
  const mutation = shared.getMutationCache().build(shared, {
    networkMode: 'always',
    mutationFn: async ({ request: body, headers }: Outgoing) => {
      const { data, error } = await supabase.functions.invoke<unknown>('send-devis-email', {
        body,
        headers,
        signal,
      });
      if (error) throw new Error(error.message, { cause: error.context });
      return data;
    },
  });
  return mutation.execute(sent);
}
