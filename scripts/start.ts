import { startBackend } from './dev/backend.ts';
import { startExport } from './dev/site.ts';
import { main } from './lib/failure.ts';
import { choosePorts, ports as preferred } from './lib/ports.ts';
import { ensureSite } from './lib/site.ts';
import { runStep } from './lib/steps.ts';

await main(async () => {
  await ensureSite();
  const ports = await choosePorts(preferred);
  await Promise.all([
    runStep('services', () => startBackend(ports)),
    runStep('serveur', () => startExport(ports)),
  ]);
  process.stdout.write(`
  site      http://localhost:${ports.site}
  courriers http://localhost:${ports.inbox}
  backend   http://localhost:${ports.backend}

Ctrl-C arrête tout.
`);
});
