import assert from 'node:assert/strict';
import { localSettings } from '../../../scripts/services/backend.ts';
import { deliverAll } from '../../../scripts/trial/trial.ts';
import { valid } from '../../../scripts/trial/valid.ts';
import { numberOf } from '../support/handler.ts';
import { type Running, trials } from '../support/outbox.ts';
import { after, dataOf, failed, failedOnce, recipients, settled } from '../support/requests.ts';
import { until } from '../support/until.ts';

const send = async ({ instance }: Running, besoins = '') =>
  numberOf(await instance.post({ ...valid, besoins }));
const test = trials({});
const alerting = trials((outside) => ({
  ALERT_WEBHOOK: `${outside}/alerte`,
  ALERT_MAIL: 'exploitant@site.example',
  HEARTBEAT_URL: `${outside}/vie`,
}));
const withoutDatabase = trials((outside) => ({
  HEARTBEAT_URL: outside,
  OUTBOX_DB_URL: 'postgres://x:x@127.0.0.1:1/x',
}));
const withTwoMailboxes = trials({ MAIL_TO_2: 'secours@courtier.test' });
const withoutWebhook = trials({
  ALERT_WEBHOOK: 'http://127.0.0.1:1',
  ALERT_MAIL: 'exploitant@site.example',
});

test('only the server’s secret sends what waits or tells of a mail that came back', async ({
  instance,
}) => {
  const { OUTBOX_SECRET, BOUNCES_SECRET } = localSettings(0, '');
  for (const [path, other] of [
    ['envois', BOUNCES_SECRET],
    ['retours', OUTBOX_SECRET],
  ] as const) {
    for (const secret of ['', 'x', other, OUTBOX_SECRET.slice(1), 'sb_publishable_local']) {
      assert.equal((await instance.call(path, '', secret)).status, 401);
    }
    assert.equal(
      (await instance.post('{}', undefined, {}, `/${path}`)).status,
      401,
      'the site’s own key opens nothing',
    );
    assert.equal((await instance.call(path)).status, 200);
  }
});

withTwoMailboxes(
  'what failed is sent by the scheduled call once its pause is over, from the third failure on to the second mailbox too',
  async (running) => {
    const { mail, instance } = running;
    mail.behave('refuses');
    const number = await send(running);
    await failed(running, number);
    assert.deepEqual(await dataOf(instance.call('envois')), { remises: 0, echecs: 0 });
    assert.deepEqual(await after(running, '15 minutes'), { remises: 0, echecs: 1 });
    assert.deepEqual(await after(running, '15 minutes'), { remises: 0, echecs: 1 });
    mail.behave('accepts');
    assert.deepEqual(await after(running, '15 minutes'), { remises: 1, echecs: 0 });
    assert.deepEqual(
      mail.mails.map(({ to, messageId }) => [to?.[0]?.address, messageId]),
      [['secours@courtier.test', `<${number}@site.test>`]],
    );
  },
);

test('a lost key is told, and what it sealed is sent once it is back', async (running) => {
  const { mail, instance, database } = running;
  mail.behave('refuses');
  const number = await send(running);
  await failed(running, number);
  mail.behave('accepts');
  await database.sql("update quote_outbox.requests set key_id = 'lost'");
  assert.deepEqual(await after(running, '15 minutes'), { remises: 0, echecs: 1 });
  const { state, cause } = await database.row(number);
  assert.deepEqual([state, cause], ['failed', 'clé inconnue']);
  await instance.call('envois');
  assert.match(instance.output(), /"outcome":"alert","kind":"unreadable","requests":1/);
  await database.sql("update quote_outbox.requests set key_id = 'local'");
  assert.deepEqual(await after(running, '15 minutes'), { remises: 1, echecs: 0 });
});

alerting(
  'what waits longer than a quarter of an hour is told once, by webhook and by mail; one way that works is enough',
  async (running) => {
    const { mail, instance, outside } = running;
    await instance.call('envois');
    assert.deepEqual([outside.to('/alerte').length, outside.to('/vie').length], [0, 1]);

    mail.behave('refuses');
    outside.answer(() => new Response('', { status: 500 }));
    const number = await send(running, 'le secret de Zoé');
    await failed(running, number);
    await after(running, '15 minutes');
    assert.equal(outside.to('/alerte').length, 1);
    await instance.call('envois');
    assert.equal(outside.to('/alerte').length, 1, 'not each minute');

    outside.answer(() => new Response(''));
    await after(running, '5 minutes');
    const [, told] = outside.to('/alerte');
    const { text, numbers, ...incident } = JSON.parse(told?.body ?? '');
    assert.equal(numbers, number);
    assert.match(text, /^Demandes de devis non remises, 1 : plus de 15 min d’attente/);
    assert.deepEqual(incident, {
      kind: 'waiting',
      requests: 1,
      minutes: 20,
      cause: 'EENVELOPE 550',
    });
    await after(running, '1 hour');
    assert.equal(outside.to('/alerte').length, 2, 'told once');
    assert.ok(!outside.calls.some(({ body }) => /Zo|epi/.test(body)));

    mail.behave('accepts');
    await after(running, '1 hour');
    assert.deepEqual(
      await recipients(running),
      ['demandes@courtier.test'],
      'and nothing is left to tell',
    );
    assert.equal(outside.to('/vie').length, 6, 'each run');
  },
);

withoutWebhook(
  'the alert goes by mail too, to the operator, whatever the webhook answers',
  async (running) => {
    const { mail, instance, database } = running;
    const number = await send(running);
    await until('sent', async () => (await database.row(number))['state'] === 'sent');
    await instance.call(
      'retours',
      `Final-Recipient: rfc822; x@y\nMessage-ID: <${number}@site.test>\n${number}`,
    );
    await instance.call('envois');
    const [, alert] = mail.mails;
    assert.equal(alert?.to?.[0]?.address, 'exploitant@site.example');
    assert.match(
      alert?.text ?? '',
      /^Demandes de devis non remises, 1 : prises par le serveur de messagerie, puis revenues\./,
    );
    assert.equal((await database.row(number))['bounces'], 1);
  },
);

test('what cannot be read, or is refused by itself, keeps nothing else from being sent by the same call', async (running) => {
  const { mail, database } = running;
  mail.behave('refuses');
  const unwanted = await send(running, 'Poison');
  for (let index = 0; index < 12; index++) await send(running, `${index}`);
  await failedOnce(running, 13);
  mail.behave('accepts');
  await database.sql(`update quote_outbox.requests set key_id = 'lost', next_at = next_at - interval '1 hour'
    where number in (select number from quote_outbox.requests where number <> '${unwanted}' limit 6)`);
  mail.refuse({ text: 'Poison' });
  assert.deepEqual(await after(running, '15 minutes'), { remises: 6, echecs: 7 });
});

trials({ TRIAL_PATIENCE: '100' })(
  'a server that does not answer is asked five times by a call, and no more',
  async (running) => {
    const { mail } = running;
    mail.behave('silent');
    for (let index = 0; index < 8; index++) await send(running, `${index}`);
    await failedOnce(running, 8);
    assert.deepEqual(await after(running, '15 minutes'), { remises: 0, echecs: 5 });
  },
);

alerting(
  'somebody is told before anything is tried: a slow server does not keep the alert back',
  async (running) => {
    const { mail, outside } = running;
    mail.behave('refuses');
    const number = await send(running);
    await failed(running, number);
    mail.behave('accepts');
    assert.deepEqual(await after(running, '15 minutes'), { remises: 1, echecs: 0 });
    assert.equal(outside.to('/alerte').length, 1);
  },
);

test('a bounce may quote a long request in any encoding', async (running) => {
  const { instance } = running;
  const numbers = [await send(running, 'un'), await send(running, 'deux')];
  await settled(running);
  const [one, two] = numbers.map((number) => `Message-ID: <${number}@site.test>`);
  assert.deepEqual(await dataOf(instance.call('retours', `${one}\n${'=C3=A9'.repeat(8_000)}`)), {
    retours: 1,
  });
  const latin = Uint8Array.from(`é ${two}`, (sign) => sign.charCodeAt(0));
  assert.deepEqual(await dataOf(instance.call('retours', latin)), { retours: 1 });
  assert.equal((await instance.call('retours', ' '.repeat(1_000_001))).status, 413);
});

test('only a Message-ID of ours is believed of a mail that came back, and twenty at most are looked up', async (running) => {
  const { instance, database } = running;
  const number = await send(running);
  await settled(running);
  for (const typed of [
    number,
    `Devis cyber ${number}`,
    `<${number}@ailleurs.test>`,
    `<x${number}@site.test>`,
    `${number}-r1`,
  ]) {
    assert.deepEqual(await dataOf(instance.call('retours', typed)), { retours: 0 }, typed);
  }
  assert.equal((await database.row(number))['state'], 'sent');
  const sign = (index: number) => '23456789ABCDEFGHJKMNPQRSTVWXYZ'[index] ?? '';
  const others = Array.from({ length: 25 }, (_, index) => `260101-AAAAA${sign(index)}`);
  await database.sql(`insert into quote_outbox.requests (number, ciphertext, suspicious, state, received_at, queued_at, next_at)
    select n, '', false, 'sent', now(), now(), now() from unnest(array['${others.join("', '")}']) n`);
  const ids = others.map((each) => `<${each}@site.test>`).join('\n');
  assert.deepEqual(await dataOf(instance.call('retours', `${ids}\n${ids}`)), { retours: 20 });
  assert.deepEqual(
    await dataOf(instance.call('retours', `"message-id": "${number}-r2@site.test"`)),
    { retours: 1 },
  );
});

trials({ BOUNCES_SECRET: '' })(
  'where nobody has a secret for it, nobody tells of a mail that came back',
  async ({ instance }) => {
    for (const secret of ['', 'undefined'])
      assert.equal((await instance.call('retours', '', secret)).status, 401);
  },
);

withoutDatabase(
  'while the database is away a run is no success, and nobody outside is told that it was',
  async ({ instance, mail, outside }) => {
    assert.equal((await instance.call('envois')).status, 500);
    assert.deepEqual(outside.calls, []);
    const answer = await instance.post(valid);
    assert.equal((await answer.json()).data.etat, 'remise');
    assert.equal(mail.mails.length, 1);
  },
);

trials({ SUPABASE_DB_URL: '' })(
  'without a database requests are sent at once, and the log says so at the start',
  async ({ instance, mail }) => {
    assert.match(instance.output(), /"outcome":"no database"/);
    assert.equal((await (await instance.post(valid)).json()).data.etat, 'remise');
    assert.equal(mail.mails.length, 1);
    mail.behave('refuses');
    assert.equal((await instance.post({ ...valid, besoins: 'x' })).status, 502);
    assert.equal((await instance.call('envois')).status, 200);
    assert.equal(
      (await instance.post({ cle: crypto.randomUUID() }, undefined, {}, '/etat')).status,
      404,
    );
  },
);

test('a trial whose request cannot be delivered ends, and says which', async (running) => {
  const number = await send(running);
  await settled(running);
  await running.instance.call('retours', `<${number}@site.test>`);
  await assert.rejects(
    deliverAll(running.database, running.instance),
    new RegExp(`${number} cannot be delivered: retour`),
  );
});
