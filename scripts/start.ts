import { main } from './lib/failure.ts';
import { ports, requireFree } from './lib/ports.ts';
import { freshSite } from './lib/site.ts';
import { step } from './lib/steps.ts';
import { untilStopped } from './lib/until-stopped.ts';
import { startBackend } from './services/backend.ts';
import { startSite } from './services/site.ts';

await main(async () => {
  await requireFree(ports);
  await freshSite();
  return untilStopped(async (register) => {
    await Promise.all([
      step(
        'services',
        async () => register(await startBackend()),
        () => 'fonction, base, boîte de réception',
      ),
      step(
        'serveur',
        async () => register(await startSite(ports.site)),
        () => 'le site, servi comme en production',
      ),
    ]);
    process.stdout.write(`
  site      http://localhost:${ports.site}
  courriers http://localhost:${ports.inbox}
  backend   http://localhost:${ports.backend}

Ctrl-C arrête tout.
`);
  });
});
