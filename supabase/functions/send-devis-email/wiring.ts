import { verifyAuth } from '@supabase/server/core';
import { createAlarm } from './alarm.ts';
import { bearerOf } from './bearer.ts';
import { causeOf } from './cause.ts';
import { type Call, connect } from './connection.ts';
import type { Environment } from './environment.ts';
import { createGuard, type Guard, type Limits } from './guard.ts';
import { createMemoryGuard } from './guard-memory.ts';
import { createPostgresCount } from './guard-postgres.ts';
import { createHandler } from './handler.ts';
import { keyedHash } from './keyed-hash.ts';
import { createOutbox } from './outbox.ts';
import { createRefusals } from './refusals.ts';
import { createSeal } from './seal.ts';
import { createTransport, timeouts } from './transport.ts';

const log = (entry: Record<string, unknown>) => console.log(JSON.stringify(entry));

/** The platform ends an instance after its answer, unless it is told to wait. */
const { EdgeRuntime } = globalThis as { EdgeRuntime?: { waitUntil: (work: Promise<unknown>) => void } };

/** The handler with its real parts. */
export function wire(
  environment: Environment,
  limits: Limits = environment.limits,
  patience = timeouts,
): (request: Request) => Promise<Response> {
  const { databaseUrl, OUTBOX_DB_CA, OPERATOR_MAIL: operator, transport } = environment;
  const call = databaseUrl === undefined ? undefined : connect(databaseUrl, OUTBOX_DB_CA);
  if (!call) log({ outcome: 'no database', cause: 'requests are sent at once, and kept nowhere' });
  return createHandler({
    authenticate: async (request) => !(await verifyAuth(request, { auth: 'publishable' })).error,
    refusals: createRefusals(Date.now),
    authenticateServer: bearerOf(environment.OUTBOX_SECRET),
    guard: guard(call, limits),
    outbox: call && createOutbox(call, createSeal(environment.OUTBOX_KEYS)),
    hash: keyedHash(environment.HASH_SECRET),
    send: createTransport(transport, patience.attended),
    sendUnattended: createTransport(transport, patience.unattended),
    sendToOperator: operator
      ? createTransport({ ...transport, MAIL_TO: operator, MAIL_TO_2: undefined }, patience.unattended)
      : undefined,
    ...createAlarm(environment.alarm, transport, log),
    now: () => new Date(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    later: (work) => {
      // What fails after the answer has said so in the log.
      const ended = work.catch(() => {});
      EdgeRuntime?.waitUntil(ended);
    },
    log,
    origins: environment.origins,
    bodyTimeout: 10_000,
  });
}

function guard(call: Call | undefined, limits: Limits): Guard {
  const memory = createMemoryGuard(limits, Date.now);
  if (!call) return memory;
  const onUnavailable = (error: unknown) => log({ outcome: 'database away', cause: causeOf(error) });
  return createGuard(memory, createPostgresCount(call, limits), onUnavailable);
}
