import { startServer } from '../lib/children.ts';
import { bin, inRoot } from '../lib/paths.ts';
import { freePort } from '../lib/ports.ts';

/** Of no use but here. */
export const secret = `whsec_${btoa('32 signs which sign nothing real')}`;

/**
 * The broker's tool: the example of a receiver as a program of its own, and the settings that send
 * it each request.
 */
export async function startReceiver() {
  const port = await freePort();
  const program = inRoot('supabase/functions/example-receiver.ts');
  const child = await startServer(
    port,
    bin('deno'),
    ['run', '--no-config', '--allow-net', '--allow-env', program],
    {
      env: { ...process.env, PORT: String(port), LEADS_WEBHOOK_SECRET: secret },
    },
  );
  return {
    ...child,
    url: `http://127.0.0.1:${port}`,
    settings: { LEADS_WEBHOOK: `http://127.0.0.1:${port}/demandes`, LEADS_WEBHOOK_SECRET: secret },
    /** The numbers of what it took, each as often as it did. */
    numbers: (): string[] =>
      [...child.output().matchAll(/^\{"numero":"(.+?)"/gm)].map(([, number = '']) => number),
  };
}
