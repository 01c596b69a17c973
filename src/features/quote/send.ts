// Loaded at the first touch of the form: the Supabase client and the query client are needed only now.
import { createClient, FunctionsHttpError } from '@supabase/supabase-js';
import { QueryClient } from '@tanstack/query-core';
import type { Refusal } from '#shared/checks.ts';
import type { QuoteRequest } from '#shared/quote-request.ts';
import type { Backend } from '#src/config/read-environment.ts';

type Queries = { gcMinutes: number; retries: number; longestSeconds: number };

/** The request was refused for these fields, of which this page may not know all, and not for a failure of ours. */
export class RefusedFields extends Error {
  readonly refusals: Partial<Record<string, Refusal>>;
  constructor(refusals: Partial<Record<string, Refusal>>) {
    super('The function refused some fields.');
    this.refusals = refusals;
  }
}

/** Too many requests in a row: the function says when the next may be sent. */
export class TooManyRequests extends Error {
  readonly untilWhen: string;
  constructor(untilWhen: string) {
    super('The function answered 429.');
    this.untilWhen = untilWhen;
  }
}

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

// What has left goes on when the page is closed. Browsers allow it up to 64 kB, the function takes 16.
const lasting: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });

/** A request with the key of its attempt, and what is said beside it (marks.ts). */
type Sent = { request: QuoteRequest; cle: string; marks: string };

/** Sends the request once; a person decides whether to try again. Returns the function's answer. */
export async function send(backend: Backend, queries: Queries, sent: Sent, signal: AbortSignal): Promise<unknown> {
  const supabase = createClient(backend.url, backend.key, {
    auth: { persistSession: true, autoRefreshToken: true },
    global: { fetch: lasting },
  });
  const shared = queryClient(queries);
  const mutation = shared.getMutationCache().build(shared, {
    networkMode: 'always',
    mutationFn: async ({ request: body, cle, marks }: Sent) => {
      const headers = { 'idempotency-key': cle, 'form-marks': marks };
      const { data, error } = await supabase.functions.invoke<unknown>('send-devis-email', { body, headers, signal });
      if (error) throw await explained(error);
      return data;
    },
  });
  return mutation.execute(sent);
}

/** The error with what the function said of it, where it could still say something. */
async function explained(error: unknown): Promise<unknown> {
  if (!(error instanceof FunctionsHttpError)) return error;
  const { status } = error.context as Response;
  const answer = await (error.context as Response).json().catch(() => undefined);
  const { champs, code, message } = answer?.error ?? {};
  if (status === 422 && champs && Object.keys(champs).length > 0) return new RefusedFields(champs);
  if (status === 429 && typeof message === 'string') return new TooManyRequests(message);
  return new Error(`The function answered ${status}${code ? ` (${code})` : ''}.`, { cause: error });
}
