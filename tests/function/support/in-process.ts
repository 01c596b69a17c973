import { freePort } from '../../../scripts/lib/ports.ts';
import { localSettings } from '../../../scripts/services/backend.ts';
import { startDatabase } from '../../../scripts/services/database.ts';
import { startMailServer } from '../../../scripts/trial/mail-server.ts';
import { readEnvironment } from '../../../supabase/functions/send-devis-email/environment.ts';
import { wire } from '../../../supabase/functions/send-devis-email/wiring.ts';

export type Call = {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | object;
};

/** The function in this process, with its own Postgres (PGlite) and a real SMTP server. */
export async function startInProcess(settings: Record<string, string> = {}) {
  const [mail, database] = await Promise.all([
    startMailServer(),
    freePort().then((port) => startDatabase(port)),
  ]);
  const environment = { ...localSettings(mail.port, database.url), ...settings };
  // @supabase/server reads the project's address and key from the process.
  for (const [name, value] of Object.entries(environment)) Deno.env.set(name, value);
  const handle = wire(readEnvironment(environment));
  const call = ({ path = '', method = 'POST', headers = {}, body }: Call) =>
    handle(
      new Request(`http://function.test/send-devis-email${path}`, {
        method,
        headers,
        body: typeof body === 'object' ? JSON.stringify(body) : (body ?? null),
      }),
    );
  return {
    mail,
    call,
    secret: environment.OUTBOX_SECRET,
    stop: async () => {
      await mail.stop();
      await database.stop();
    },
  };
}
