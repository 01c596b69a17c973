import assert from 'node:assert/strict';
import { localSettings } from '../../../scripts/services/backend.ts';
import { deliverAll } from '../../../scripts/trial/trial.ts';
import { valid } from '../../../scripts/trial/valid.ts';
import { type Running, real, withFunction } from '../support/outbox.ts';
import { startOutside } from '../support/outside.ts';
import { until } from '../support/until.ts';

const send = async ({ instance }: Running, besoins = ''): Promise<string> =>
  (await (await instance.post({ ...valid, besoins })).json()).data.numero;
const outcome = async (answer: Promise<Response>) => (await (await answer).json()).data;

real('only the server’s secret sends what waits or tells of a mail that came back', () =>
  withFunction({}, async ({ instance }) => {
    const { OUTBOX_SECRET, BOUNCES_SECRET } = localSettings(0, '');
    for (const [path, other] of [
      ['envois', BOUNCES_SECRET],
      ['retours', OUTBOX_SECRET],
    ] as const) {
      for (const secret of ['', 'x', other, OUTBOX_SECRET.slice(1), 'sb_publishable_local']) {
        assert.equal((await instance.call(path, '', secret)).status, 401);
      }
      assert.equal((await instance.post('{}', undefined, {}, `/${path}`)).status, 401, 'the site’s own key opens nothing');
      assert.equal((await instance.call(path)).status, 200);
    }
  }),
);

real(
  'what failed is sent by the scheduled call once its pause is over, from the third failure on to the second mailbox too',
  () =>
    withFunction({ MAIL_TO_2: 'secours@courtier.test' }, async (running) => {
      const { mail, instance, database } = running;
      mail.behave('refuses');
      const number = await send(running);
      await until('a failure', async () => (await database.row(number))['failures'] === 1);
      assert.deepEqual(await outcome(instance.call('envois')), { remises: 0, echecs: 0 });
      await database.later('15 minutes');
      assert.deepEqual(await outcome(instance.call('envois')), { remises: 0, echecs: 1 });
      await database.later('15 minutes');
      assert.deepEqual(await outcome(instance.call('envois')), { remises: 0, echecs: 1 });
      mail.behave('accepts');
      await database.later('15 minutes');
      assert.deepEqual(await outcome(instance.call('envois')), { remises: 1, echecs: 0 });
      assert.deepEqual(
        mail.mails.map(({ to, messageId }) => [to?.[0]?.address, messageId]),
        [['secours@courtier.test', `<${number}@site.test>`]],
      );
    }),
);

real('a lost key is told, and what it sealed is sent once it is back', () =>
  withFunction({}, async (running) => {
    const { mail, instance, database } = running;
    mail.behave('refuses');
    const number = await send(running);
    await until('a failure', async () => (await database.row(number))['failures'] === 1);
    mail.behave('accepts');
    await database.sql("update quote_outbox.requests set key_id = 'lost'");
    await database.later('15 minutes');
    assert.deepEqual(await outcome(instance.call('envois')), { remises: 0, echecs: 1 });
    const { state, cause } = await database.row(number);
    assert.deepEqual([state, cause], ['failed', 'clé inconnue']);
    await instance.call('envois');
    assert.match(instance.output(), /"outcome":"alert","kind":"unreadable","requests":1/);
    await database.sql("update quote_outbox.requests set key_id = 'local'");
    await database.later('15 minutes');
    assert.deepEqual(await outcome(instance.call('envois')), { remises: 1, echecs: 0 });
  }),
);

real(
  'what waits longer than a quarter of an hour is told once, by webhook and by mail; one way that works is enough',
  async () => {
    const outside = startOutside();
    const settings = {
      ALERT_WEBHOOK: `${outside.url}/alerte`,
      ALERT_MAIL: 'exploitant@site.example',
      HEARTBEAT_URL: `${outside.url}/vie`,
    };
    await withFunction(settings, async (running) => {
      const { mail, instance, database } = running;
      await instance.call('envois');
      assert.deepEqual([outside.to('/alerte').length, outside.to('/vie').length], [0, 1]);

      mail.behave('refuses');
      outside.answer(() => new Response('', { status: 500 }));
      const number = await send(running, 'le secret de Zoé');
      await until('a failure', async () => (await database.row(number))['failures'] === 1);
      await database.later('15 minutes');
      await instance.call('envois');
      assert.equal(outside.to('/alerte').length, 1);
      await instance.call('envois');
      assert.equal(outside.to('/alerte').length, 1, 'not each minute');

      outside.answer(() => new Response(''));
      await database.later('5 minutes');
      await instance.call('envois');
      const [, told] = outside.to('/alerte');
      const { text, numbers, ...incident } = JSON.parse(told?.body ?? '');
      assert.equal(numbers, number);
      assert.match(text, /^Demandes de devis non remises, 1 : plus de 15 min d’attente/);
      assert.deepEqual(incident, { kind: 'waiting', requests: 1, minutes: 20, cause: 'EENVELOPE 550' });
      await database.later('1 hour');
      await instance.call('envois');
      assert.equal(outside.to('/alerte').length, 2, 'told once');
      assert.ok(!outside.calls.some(({ body }) => /Zo|epi/.test(body)));

      mail.behave('accepts');
      await database.later('1 hour');
      await instance.call('envois');
      assert.deepEqual(
        mail.mails.map(({ to }) => to?.[0]?.address),
        ['demandes@courtier.test'],
        'and nothing is left to tell',
      );
      assert.equal(outside.to('/vie').length, 6, 'each run');
    });
    await outside.stop();
  },
);

real('the alert goes by mail too, to the operator, whatever the webhook answers', async () => {
  await withFunction({ ALERT_WEBHOOK: 'http://127.0.0.1:1', ALERT_MAIL: 'exploitant@site.example' }, async (running) => {
    const { mail, instance, database } = running;
    const number = await send(running);
    await until('sent', async () => (await database.row(number))['state'] === 'sent');
    await instance.call('retours', `Final-Recipient: rfc822; x@y\nMessage-ID: <${number}@site.test>\n${number}`);
    await instance.call('envois');
    const [, alert] = mail.mails;
    assert.equal(alert?.to?.[0]?.address, 'exploitant@site.example');
    assert.match(alert?.text ?? '', /^Demandes de devis non remises, 1 : prises par le serveur de messagerie, puis revenues\./);
    assert.equal((await database.row(number))['bounces'], 1);
  });
});

real('what cannot be read, or is refused by itself, keeps nothing else from being sent by the same call', () =>
  withFunction({}, async (running) => {
    const { mail, instance, database } = running;
    mail.behave('refuses');
    const unwanted = await send(running, 'Poison');
    for (let index = 0; index < 12; index++) await send(running, `${index}`);
    await until(
      'failures',
      async () => (await database.sql('select from quote_outbox.requests where failures = 1')).length === 13,
    );
    mail.behave('accepts');
    await database.sql(`update quote_outbox.requests set key_id = 'lost', next_at = next_at - interval '1 hour'
      where number in (select number from quote_outbox.requests where number <> '${unwanted}' limit 6)`);
    mail.refuseText('Poison');
    await database.later('15 minutes');
    assert.deepEqual(await outcome(instance.call('envois')), { remises: 6, echecs: 7 });
  }),
);

real('a server that does not answer is asked five times by a call, and no more', () =>
  withFunction({ TRIAL_PATIENCE: '100' }, async (running) => {
    const { mail, instance, database } = running;
    mail.behave('silent');
    for (let index = 0; index < 8; index++) await send(running, `${index}`);
    await until(
      'failures',
      async () => (await database.sql('select from quote_outbox.requests where failures = 1')).length === 8,
    );
    await database.later('15 minutes');
    assert.deepEqual(await outcome(instance.call('envois')), { remises: 0, echecs: 5 });
  }),
);

real('somebody is told before anything is tried: a slow server does not keep the alert back', async () => {
  const outside = startOutside();
  await withFunction({ ALERT_WEBHOOK: outside.url }, async (running) => {
    const { mail, instance, database } = running;
    mail.behave('refuses');
    const number = await send(running);
    await until('a failure', async () => (await database.row(number))['failures'] === 1);
    await database.later('15 minutes');
    mail.behave('accepts');
    assert.deepEqual(await outcome(instance.call('envois')), { remises: 1, echecs: 0 });
    assert.equal(outside.calls.length, 1);
  });
  await outside.stop();
});

real('a bounce may quote a long request in any encoding', () =>
  withFunction({}, async (running) => {
    const { instance, database } = running;
    const numbers = [await send(running, 'un'), await send(running, 'deux')];
    await until('sent', async () => (await database.waiting()) === 0);
    const [one, two] = numbers.map((number) => `Message-ID: <${number}@site.test>`);
    assert.deepEqual(await outcome(instance.call('retours', `${one}\n${'=C3=A9'.repeat(8_000)}`)), { retours: 1 });
    const latin = Uint8Array.from(`é ${two}`, (sign) => sign.charCodeAt(0));
    assert.deepEqual(await outcome(instance.call('retours', latin)), { retours: 1 });
    assert.equal((await instance.call('retours', ' '.repeat(1_000_001))).status, 413);
  }),
);

real('only a Message-ID of ours is believed of a mail that came back, and twenty at most are looked up', () =>
  withFunction({}, async (running) => {
    const { instance, database } = running;
    const number = await send(running);
    await until('sent', async () => (await database.waiting()) === 0);
    for (const typed of [
      number,
      `Devis cyber ${number}`,
      `<${number}@ailleurs.test>`,
      `<x${number}@site.test>`,
      `${number}-r1`,
    ]) {
      assert.deepEqual(await outcome(instance.call('retours', typed)), { retours: 0 }, typed);
    }
    assert.equal((await database.row(number))['state'], 'sent');
    const sign = (index: number) => '23456789ABCDEFGHJKMNPQRSTVWXYZ'[index] ?? '';
    const others = Array.from({ length: 25 }, (_, index) => `260101-AAAAA${sign(index)}`);
    await database.sql(`insert into quote_outbox.requests (number, ciphertext, suspicious, state, received_at, queued_at, next_at)
      select n, '', false, 'sent', now(), now(), now() from unnest(array['${others.join("', '")}']) n`);
    const ids = others.map((each) => `<${each}@site.test>`).join('\n');
    assert.deepEqual(await outcome(instance.call('retours', `${ids}\n${ids}`)), { retours: 20 });
    assert.deepEqual(await outcome(instance.call('retours', `"message-id": "${number}-r2@site.test"`)), { retours: 1 });
  }),
);

real('where nobody has a secret for it, nobody tells of a mail that came back', () =>
  withFunction({ BOUNCES_SECRET: '' }, async ({ instance }) => {
    for (const secret of ['', 'undefined']) assert.equal((await instance.call('retours', '', secret)).status, 401);
  }),
);

real('while the database is away a run is no success, and nobody outside is told that it was', async () => {
  const outside = startOutside();
  await withFunction({ HEARTBEAT_URL: outside.url, OUTBOX_DB_URL: 'postgres://x:x@127.0.0.1:1/x' }, async (running) => {
    assert.equal((await running.instance.call('envois')).status, 500);
    assert.deepEqual(outside.calls, []);
    const answer = await running.instance.post(valid);
    assert.equal((await answer.json()).data.etat, 'remise');
    assert.equal(running.mail.mails.length, 1);
  });
  await outside.stop();
});

real('without a database requests are sent at once, and the log says so at the start', () =>
  withFunction({ SUPABASE_DB_URL: '' }, async ({ instance, mail }) => {
    assert.match(instance.output(), /"outcome":"no database"/);
    assert.equal((await (await instance.post(valid)).json()).data.etat, 'remise');
    assert.equal(mail.mails.length, 1);
    mail.behave('refuses');
    assert.equal((await instance.post({ ...valid, besoins: 'x' })).status, 502);
    assert.equal((await instance.call('envois')).status, 200);
    assert.equal((await instance.post({ cle: crypto.randomUUID() }, undefined, {}, '/etat')).status, 404);
  }),
);

real('a trial whose request cannot be delivered ends, and says which', () =>
  withFunction({}, async (running) => {
    const number = await send(running);
    await until('sent', async () => (await running.database.waiting()) === 0);
    await running.instance.call('retours', `<${number}@site.test>`);
    await assert.rejects(deliverAll(running.database, running.instance), new RegExp(`${number} cannot be delivered: retour`));
  }),
);
