// Starts the backend of the site on this machine: database, function, inbox, gateway.
import { findFreePort, type Ports, ports } from '../lib/ports.ts';
import { startDatabase } from './database.ts';
import { startFunction } from './function.ts';
import { startGateway } from './gateway.ts';
import { startInbox } from './inbox.ts';

export type Service = { stop: () => Promise<void> };

/**
 * Returns settings of the function for this machine. In production they come from `supabase
 * secrets`.
 */
export const getLocalSettings = (
  smtp: number,
  databaseUrl: string,
  { site, backend }: Ports = ports,
) => ({
  SUPABASE_URL: `http://localhost:${backend}`,
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_local',
  SUPABASE_DB_URL: databaseUrl,
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(smtp),
  MAIL_FROM: 'devis@site.test',
  MAIL_TO: 'demandes@courtier.test',
  OPERATOR_MAIL: 'exploitant@site.test',
  HASH_SECRET: 'nobody-else-needs-to-know-on-this-machine',
  OUTBOX_KEYS: `local:${btoa('32 signs which seal nothing real')}`,
  OUTBOX_SECRET: 'nobody-else-needs-to-know-on-this-machine',
  SITE_ORIGINS: `http://localhost:${site},http://127.0.0.1:${site}`,
});

/** Calls the worker of the function each minute, as pg_cron does in production. */
function startWorkerTimer(port: number, secret: string) {
  const timer = setInterval(() => {
    const headers = { authorization: `Bearer ${secret}` };
    // Ignores a failed call, because the next call follows in a minute.
    fetch(`http://127.0.0.1:${port}/send-devis-email/envois`, { method: 'POST', headers }).catch(
      () => {},
    );
  }, 60_000);
  return { stop: () => Promise.resolve(clearInterval(timer)) };
}

export async function startBackend(at: Ports = ports): Promise<Service> {
  const running: Service[] = [];
  const stop = async () => {
    for (const service of running.reverse()) await service.stop();
  };
  try {
    const [database, inbox, port] = await Promise.all([
      startDatabase(at.database),
      startInbox(at.inbox, at.smtp),
      findFreePort(),
    ]);
    running.push(database, inbox);
    const settings = getLocalSettings(at.smtp, database.url, at);
    running.push(
      await startFunction(port, settings),
      startWorkerTimer(port, settings.OUTBOX_SECRET),
    );
    running.push(await startGateway(at.backend, port));
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
