// The function as it is deployed, but for its limits, since what is tried by the thousand comes from one machine; and
// with a way to ask what its memory holds once the garbage is collected (DENO_V8_FLAGS=--expose-gc), and how long it
// has kept the processor.
import { cpuUsage } from 'node:process';
import { readEnvironment } from '../../supabase/functions/send-devis-email/environment.ts';
import { wire } from '../../supabase/functions/send-devis-email/wiring.ts';

const none = 1_000_000;
const handler = wire(readEnvironment(Deno.env.toObject()), { perAddress: none, perNetwork: none });
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
