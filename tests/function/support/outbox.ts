import { inRoot } from '../../../scripts/lib/paths.ts';
import type { Administration } from '../../../scripts/trial/administer.ts';
import { type Instance, startInstance } from '../../../scripts/trial/function.ts';
import { type MailServer, startMailServer } from '../../../scripts/trial/mail-server.ts';
import { emptyPostgres } from './postgres.ts';

export type Running = { mail: MailServer; instance: Instance; database: Administration; url: string };

/** Impatient and without limits, or as it is deployed. */
const entries = { raised: 'scripts/trial/raised.ts', deployed: 'supabase/functions/send-devis-email/index.ts' };

/** The function with an empty Postgres, and a mail server of its own. */
export async function withFunction(
  settings: Record<string, string>,
  test: (running: Running) => Promise<void>,
  entry: keyof typeof entries = 'raised',
) {
  const [mail, { url, database }] = await Promise.all([startMailServer({ slowFor: 300 }), emptyPostgres()]);
  const more = { TRIAL_PATIENCE: '1000', ...settings };
  const instance = await startInstance(mail.port, url, inRoot(entries[entry]), more);
  try {
    await test({ mail, instance, database, url });
  } finally {
    await Promise.all([instance.stop(), mail.stop()]);
  }
}

/** Child processes live as long as their test; the runner would call that a leak. */
export const real = (name: string, fn: () => Promise<void>) =>
  Deno.test({ name, fn, sanitizeOps: false, sanitizeResources: false });
