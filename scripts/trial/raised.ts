// The function as it is deployed, but for its limits, since what is tried by the thousand comes
// from one machine; for the time that it waits for a mail server, which a trial may shorten
// (TRIAL_PATIENCE, in ms); and with ways to ask what its memory holds once the garbage is collected
// (DENO_V8_FLAGS=--expose-gc), and how long it has kept the processor.
import { cpuUsage } from 'node:process';
import { readEnvironment } from '../../supabase/functions/send-devis-email/environment.ts';
import { limitsOf } from '../../supabase/functions/send-devis-email/guard.ts';
import { wire } from '../../supabase/functions/send-devis-email/wiring.ts';

const none = 10_000_000;
const patience = Number(Deno.env.get('TRIAL_PATIENCE'));
const hasty = { stage: patience, all: 2 * patience };
const handler = wire(
  readEnvironment(Deno.env.toObject()),
  limitsOf(none, none),
  patience ? { attended: hasty, unattended: hasty } : undefined,
);
const { gc } = globalThis as { gc?: () => void };

Deno.serve((request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/processor') {
    const { user, system } = cpuUsage();
    return Response.json({ microseconds: user + system });
  }
  if (pathname !== '/memory') return handler(request);
  gc?.();
  return Response.json(Deno.memoryUsage());
});
