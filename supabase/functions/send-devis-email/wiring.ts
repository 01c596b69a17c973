import { verifyAuth } from '@supabase/server/core';
import { createAlarm } from './alarm.ts';
import { bearerOf } from './bearer.ts';
import { causeOf } from './cause.ts';
import { connect } from './connection.ts';
import type { Environment } from './environment.ts';
import type { Limits } from './guard.ts';
import { createMemoryGuard } from './guard-memory.ts';
import { createHandler } from './handler.ts';
import { keyedHash } from './keyed-hash.ts';
import { createOutbox } from './outbox.ts';
import { createRefusals } from './refusals.ts';
import { createSeal } from './seal.ts';
import { createTransport, domainOf, timeouts } from './transport.ts';

const log = (entry: Record<string, unknown>) => console.log(JSON.stringify(entry));

/** The platform ends an instance after its answer, unless it is told to wait. */
const { EdgeRuntime } = globalThis as {
  EdgeRuntime?: { waitUntil: (work: Promise<unknown>) => void };
};

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
    authenticateScheduler: bearerOf(environment.OUTBOX_SECRET),
    authenticateBounces: environment.BOUNCES_SECRET
      ? bearerOf(environment.BOUNCES_SECRET)
      : () => Promise.resolve(false),
    guard: createMemoryGuard(limits, Date.now),
    outbox: call && createOutbox(call, createSeal(environment.OUTBOX_KEYS), limits),
    hash: keyedHash(environment.HASH_SECRET),
    send: createTransport(transport, patience.attended),
    sendUnattended: createTransport(transport, patience.unattended),
    sendToOperator: operator
      ? createTransport(
          { ...transport, MAIL_TO: operator, MAIL_TO_2: undefined },
          patience.unattended,
        )
      : undefined,
    operator,
    broker: environment.ACKNOWLEDGE_FROM,
    takenInTime: environment.TAKEN_IN_TIME !== undefined,
    tool: environment.tool && { ...environment.tool, patience: patience.attended.all },
    ...createAlarm(environment.alarm, transport, log),
    now: () => new Date(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    later: (work) => {
      // Where there is no such platform too: a failure that nobody takes ends the process.
      const done = work.catch((error) =>
        log({ outcome: 'failed after the answer', cause: causeOf(error) }),
      );
      EdgeRuntime?.waitUntil(done);
    },
    log,
    origins: environment.origins,
    domain: domainOf(transport.MAIL_FROM),
    bodyTimeout: 10_000,
  });
}
