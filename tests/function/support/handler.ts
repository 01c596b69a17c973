import { limitsOf } from '../../../supabase/functions/send-devis-email/guard.ts';
import { createMemoryGuard } from '../../../supabase/functions/send-devis-email/guard-memory.ts';
import { createHandler } from '../../../supabase/functions/send-devis-email/handler.ts';
import { keyedHash } from '../../../supabase/functions/send-devis-email/keyed-hash.ts';
import type { Mail } from '../../../supabase/functions/send-devis-email/mail.ts';
import type { Parts } from '../../../supabase/functions/send-devis-email/parts.ts';
import { createRefusals } from '../../../supabase/functions/send-devis-email/refusals.ts';

export const site = 'https://site.example';

/** The handler with parts whose clock and mail are ours. */
export function setup(over: Partial<Parts> = {}) {
  const sent: Mail[] = [];
  const logged: Record<string, unknown>[] = [];
  const clock = { ms: Date.parse('2026-11-21T08:30:00Z') };
  const handler = createHandler({
    authenticate: () => Promise.resolve(true),
    guard: createMemoryGuard(limitsOf(15, 100), () => clock.ms),
    refusals: createRefusals(() => clock.ms),
    hash: keyedHash('a key that only these tests know, 32 signs'),
    authenticateScheduler: () => Promise.resolve(false),
    authenticateBounces: () => Promise.resolve(false),
    outbox: undefined,
    send: (mail) => Promise.resolve(void sent.push(mail)),
    sendUnattended: (mail) => Promise.resolve(void sent.push(mail)),
    sendToOperator: undefined,
    operator: undefined,
    broker: undefined,
    tool: undefined,
    takenInTime: false,
    alert: () => Promise.resolve(true),
    beat: () => Promise.resolve(),
    later: () => {},
    now: () => new Date(clock.ms),
    wait: (milliseconds) => {
      clock.ms += milliseconds;
      return new Promise((resolve) => setTimeout(resolve));
    },
    log: (entry) => logged.push(entry),
    origins: [site],
    domain: 'site.test',
    bodyTimeout: 1000,
    ...over,
  });
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    handler(
      new Request('http://f/', {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          origin: site,
          'cf-connecting-ip': '203.0.113.7',
          ...headers,
        },
      }),
    );
  return { handler, post, sent, logged, clock };
}

export const numberOf = async (answer: Response): Promise<string> =>
  (await answer.json()).data.numero;
