// Loaded at the first touch of the form: the Supabase client and the query client are needed only now.
import { createClient } from '@supabase/supabase-js';
import { QueryClient } from '@tanstack/query-core';
import type { QuoteRequest } from '#shared/quote-request.ts';
import type { Backend } from '#src/config/read-environment.ts';

/** One for the whole visit, with the defaults that the specification names. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { gcTime: 5 * 60_000, retry: 3, retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000) },
  },
});

/** Sends the request once; a person decides whether to try again. Returns the request's number. */
export async function send(backend: Backend, request: QuoteRequest): Promise<string> {
  const supabase = createClient(backend.url, backend.key, { auth: { persistSession: true, autoRefreshToken: true } });
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: async (body: QuoteRequest) => {
      const { data, error } = await supabase.functions.invoke<{ data?: { numero?: string } }>('send-devis-email', { body });
      if (error) throw error;
      if (!data?.data?.numero) throw new Error('The function answered without a number.');
      return data.data.numero;
    },
  });
  return mutation.execute(request);
}
