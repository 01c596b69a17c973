import { startServer } from '../lib/children.ts';
import { bin, inRoot } from '../lib/paths.ts';

const folder = inRoot('supabase/functions/send-devis-email');

/** Runs the edge function in Deno. Deno.serve() reads its port from the environment. */
export function startFunction(
  port: number,
  environment: Record<string, string>,
  entry = `${folder}/index.ts`,
) {
  return startServer(
    port,
    bin('deno'),
    [
      'run',
      '--node-modules-dir=manual',
      '--no-remote',
      '--allow-net',
      '--allow-env',
      '--allow-sys',
      '--allow-read',
      `--config=${folder}/deno.json`,
      entry,
    ],
    {
      env: {
        ...process.env,
        DENO_NO_UPDATE_CHECK: '1',
        ...environment,
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
      },
    },
    "La fonction send-devis-email n'a pas démarré",
  );
}
