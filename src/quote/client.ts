// Loaded when a request is being sent: nothing else needs the Supabase client and the query client.
import { createClient } from '@supabase/supabase-js';
import { QueryClient } from '@tanstack/query-core';
import type { QuoteRequest } from '#shared/quote-request.ts';
import type { QuoteSettings } from './quote-settings.ts';

/** The specified defaults. */
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

/** What was sent goes on when the page is closed. */
const lastingFetch: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });

export type Call = { request: QuoteRequest; headers: Record<string, string>; signal: AbortSignal };

/**
 * The one call of the specification, as a mutation, which the query client does not retry.
 *
 * @returns `data` of the answer, or the answer that was an error; throws if there was none.
 */
export async function invoke(
  { backend, queries }: Pick<QuoteSettings, 'backend' | 'queries'>,
  call: Call,
): Promise<{ data?: unknown; error?: Response }> {
  const supabase = createClient(backend.url, backend.key, {
    auth: { persistSession: true, autoRefreshToken: true },
    // The library leaves it out with a publishable key; the specification asks for it.
    global: { fetch: lastingFetch, headers: { authorization: `Bearer ${backend.key}` } },
  });
  queryClient ??= createQueryClient(queries);
  const mutation = queryClient.getMutationCache().build(queryClient, {
    networkMode: 'always',
    mutationFn: async ({ request: body, headers, signal }: Call) => {
      const { data, error } = await supabase.functions.invoke<{ data?: unknown }>(
        'send-devis-email',
        { body, headers, signal },
      );
      if (!error) return { data: data?.data };
      if (error.context instanceof Response) return { error: error.context };
      throw error;
    },
  });
  return mutation.execute(call);
}
