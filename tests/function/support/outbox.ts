import { inRoot } from '../../../scripts/lib/paths.ts';
import type { Administration } from '../../../scripts/trial/administer.ts';
import { type Instance, startInstance } from '../../../scripts/trial/function.ts';
import { type MailServer, startMailServer } from '../../../scripts/trial/mail-server.ts';
import { startOutside } from './outside.ts';
import { emptyPostgres } from './postgres.ts';

export type Running = {
  mail: MailServer;
  instance: Instance;
  database: Administration;
  url: string;
  outside: ReturnType<typeof startOutside>;
};
type Settings = Record<string, string>;
type Trial = (running: Running) => Promise<void>;

/** Impatient and without limits, or as it is deployed. */
const entries = {
  raised: 'scripts/trial/raised.ts',
  deployed: 'supabase/functions/send-devis-email/index.ts',
};

/**
 * The function with an empty Postgres, a mail server and an outside of its own, whose address its
 * settings may name.
 */
export async function withFunction(
  settings: Settings | ((outside: string) => Settings),
  test: Trial,
  entry: keyof typeof entries = 'raised',
) {
  const outside = startOutside();
  const [mail, { url, database }] = await Promise.all([
    startMailServer({ slowFor: 300 }),
    emptyPostgres(),
  ]);
  const own = typeof settings === 'function' ? settings(outside.url) : settings;
  const instance = await startInstance(mail.port, url, inRoot(entries[entry]), {
    TRIAL_PATIENCE: '1000',
    ...own,
  });
  try {
    await test({ mail, instance, database, url, outside });
  } finally {
    await Promise.all([instance.stop(), mail.stop(), outside.stop()]);
  }
}

/** Child processes live as long as their test; the runner would call that a leak. */
export const real = (name: string, fn: () => Promise<void>) =>
  Deno.test({ name, fn, sanitizeOps: false, sanitizeResources: false });

/** Tests of the function with these settings. */
export const trials =
  (...[settings, entry]: [Parameters<typeof withFunction>[0], (keyof typeof entries)?]) =>
  (name: string, test: Trial) =>
    real(name, () => withFunction(settings, test, entry));

/** A test with a mail server alone. */
export const withMailServer = (name: string, test: (server: MailServer) => Promise<void>) =>
  real(name, async () => {
    const server = await startMailServer({ slowFor: 150 });
    try {
      await test(server);
    } finally {
      await server.stop();
    }
  });
