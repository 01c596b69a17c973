import { verifyAuth } from '@supabase/server/core';
import { createDatabase } from './database.ts';
import type { Environment } from './environment.ts';
import { createGuard, type Guard, type Limits, limits as ours } from './guard.ts';
import { createHandler } from './handler.ts';
import { keyedHash } from './keyed-hash.ts';
import { createMemory } from './memory.ts';
import { createRefusals } from './refusals.ts';
import { createTransport } from './transport.ts';

const log = (entry: Record<string, unknown>) => console.log(JSON.stringify(entry));

/** The handler with its real parts. */
export function wire(environment: Environment, limits: Limits = ours): (request: Request) => Promise<Response> {
  return createHandler({
    authenticate: async (request) => !(await verifyAuth(request, { auth: 'publishable' })).error,
    guard: guard(environment.SUPABASE_DB_URL, limits),
    refusals: createRefusals(Date.now),
    hash: keyedHash(environment.HASH_SECRET),
    send: createTransport(environment.transport),
    now: () => new Date(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    log,
    origins: environment.origins,
    bodyTimeout: 10_000,
  });
}

function guard(url: string | undefined, limits: Limits): Guard {
  const memory = createMemory(limits, Date.now);
  if (!url) return memory;
  const onUnavailable = (error: unknown) => log({ outcome: 'database away', cause: (error as { code?: string }).code ?? 'late' });
  return createGuard(memory, createDatabase(url, limits), onUnavailable);
}
