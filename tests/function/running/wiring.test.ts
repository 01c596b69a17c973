import assert from 'node:assert/strict';
import { localSettings } from '../../../scripts/services/backend.ts';
import { startPostgres } from '../../../scripts/trial/function.ts';
import { startMailServer } from '../../../scripts/trial/mail-server.ts';
import { valid } from '../../../scripts/trial/valid.ts';
import { readEnvironment } from '../../../supabase/functions/send-devis-email/environment.ts';
import { real, trials } from '../support/outbox.ts';
import { until } from '../support/until.ts';

real('what goes on after the answer is what the platform is told to wait for', async () => {
  const [mail, server] = await Promise.all([startMailServer({ slowFor: 300 }), startPostgres()]);
  const settings = localSettings(mail.port, server.url);
  for (const [name, value] of Object.entries(settings)) Deno.env.set(name, value);
  const awaited: Promise<unknown>[] = [];
  Object.assign(globalThis, {
    EdgeRuntime: { waitUntil: (work: Promise<unknown>) => awaited.push(work) },
  });
  const { wire } = await import('../../../supabase/functions/send-devis-email/wiring.ts');
  const handler = wire(readEnvironment(settings));

  mail.behave('slow');
  const headers = { 'content-type': 'application/json', apikey: settings.SUPABASE_PUBLISHABLE_KEY };
  const answer = await handler(
    new Request('http://f/send-devis-email', {
      method: 'POST',
      body: JSON.stringify(valid),
      headers,
    }),
  );
  assert.equal((await answer.json()).data.etat, 'enregistree');
  assert.equal(mail.mails.length, 0);
  await Promise.all(awaited);
  assert.equal(mail.mails.length, 1);
  await Promise.all([mail.stop(), server.stop()]);
});

trials({})(
  'what fails after the answer ends nothing else, also where no platform is told: the request waits for the next call',
  async ({ instance, database, mail }) => {
    const lease = 'quote_outbox.lease(int, text, int, int)';
    await database.sql(`revoke execute on function ${lease} from quote_function`);
    try {
      assert.equal((await instance.post(valid)).status, 200);
      await until('it failed', () => instance.output().includes('permission denied'));
      assert.equal((await instance.post({ ...valid, besoins: 'une autre' })).status, 200);
    } finally {
      await database.sql(`grant execute on function ${lease} to quote_function`);
    }
    await instance.call('envois');
    await until('both', () => mail.mails.length === 2);
  },
);
