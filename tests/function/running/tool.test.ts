import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { secret, startReceiver } from '../../../scripts/trial/receiver.ts';
import { valid } from '../../../scripts/trial/valid.ts';
import { numberOf } from '../support/handler.ts';
import { type Running, real, trials, withFunction } from '../support/outbox.ts';
import { after, failed } from '../support/requests.ts';
import { until } from '../support/until.ts';

const toolAt = (outside: string) => ({
  LEADS_WEBHOOK: `${outside}/demandes`,
  LEADS_WEBHOOK_SECRET: secret,
});
const test = trials(toolAt);
const told = trials((outside) => ({ ...toolAt(outside), ALERT_MAIL: 'exploitant@site.test' }));
const rowOf = ({ database }: Running, number: string) => database.row(`OUTIL-${number}`);
const failedWith = (running: Running, number: string, cause: string) =>
  until(cause, async () => (await rowOf(running, number))['cause'] === cause);

test('each request is posted once the broker has it, signed, under its number; nothing of what we make up', async (running) => {
  const { instance, mail, database, outside } = running;
  mail.behave('refuses');
  const number = await numberOf(
    await instance.post({ ...valid, accord: 'une version', marques: ['duree'], autre: 'x' }),
  );
  await failed(running, number);
  assert.equal(outside.calls.length, 0);
  mail.behave('accepts');
  await after(running, '2 minutes');
  await instance.call('canari');
  await until('all is sent', async () => (await database.waiting()) === 0);
  const [call, ...more] = outside.calls;
  assert.deepEqual([call?.path, more], ['/demandes', []]);
  const header = (name: string) => call?.headers.get(name) ?? '';
  assert.equal(header('webhook-id'), number);
  assert.ok(Math.abs(Number(header('webhook-timestamp')) - Date.now() / 1000) < 120);
  const signed = `${number}.${header('webhook-timestamp')}.${call?.body}`;
  const bytes = Uint8Array.from(atob(secret.slice(6)), (sign) => sign.charCodeAt(0));
  assert.equal(
    header('webhook-signature'),
    `v1,${createHmac('sha256', bytes).update(signed).digest('base64')}`,
  );
  const { timestamp, ...event } = JSON.parse(call?.body ?? '');
  assert.deepEqual(event, {
    type: 'demande.recue',
    version: 1,
    data: { numero: number, reponses: valid, accord: 'une version', aVerifier: [] },
  });
  assert.equal(new Date(timestamp).toISOString(), timestamp);
});

test('a tool that answers 500 for a day, a page, or elsewhere gets it in the end, and holds up no mail; then not again', async (running) => {
  const { instance, mail, outside } = running;
  outside.answer(() => new Response('', { status: 500 }));
  const number = await numberOf(await instance.post(valid));
  await failedWith(running, number, 'HTTP 500');
  for (let quarter = 0; quarter < 96; quarter++) {
    await after(running, '15 minutes');
  }
  assert.equal(outside.calls.length, 97);
  outside.answer(
    () =>
      new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  );
  await after(running, '15 minutes');
  await failedWith(running, number, 'HTML');
  outside.answer(() => Response.redirect(`${outside.url}/ailleurs`, 307));
  await after(running, '15 minutes');
  await failedWith(running, number, 'HTTP 307');
  assert.deepEqual(outside.to('/ailleurs'), [], 'not followed');
  assert.equal(mail.mails.length, 1, 'and the broker has one mail');
  outside.answer(() => new Response(null, { status: 204 }));
  await after(running, '15 minutes');
  await until('taken', async () => (await rowOf(running, number))['state'] === 'sent');
  const asked = outside.calls.length;
  await after(running, '15 minutes');
  assert.equal(outside.calls.length, asked);
});

test('a tool that hangs is let go, and a mail that is due leaves before it', async (running) => {
  const { instance, mail, database, outside } = running;
  let release = () => {};
  const held = new Promise<Response>((resolve) => {
    release = () => resolve(new Response(''));
  });
  outside.answer(() => held.then((answer) => answer.clone()));
  const number = await numberOf(await instance.post(valid));
  await until('asked', () => outside.calls.length === 1);
  await numberOf(await instance.post({ ...valid, besoins: 'une autre' }));
  await until('another mail', () => mail.mails.length === 2);
  await failedWith(running, number, 'silence');
  release();
  outside.answer(() => new Response(''));
  await until('taken', async () => {
    await after(running, '15 minutes');
    return (await database.waiting()) === 0;
  });
});

told('one that says it is gone is told to the operator, once', async (running) => {
  const { instance, mail, database, outside } = running;
  outside.answer(() => new Response('', { status: 410 }));
  const number = await numberOf(await instance.post(valid));
  await failedWith(running, number, 'HTTP 410');
  for (const _ of [1, 2]) {
    await instance.call('envois');
    await database.later('2 hours');
  }
  const alerts = mail.mails.filter(({ to }) => to?.[0]?.address === 'exploitant@site.test');
  assert.equal(alerts.length, 1);
  assert.match(
    alerts[0]?.text ?? '',
    /^Demandes que l’outil de LEADS_WEBHOOK n’a pas prises, 1 : il répond 410/,
  );
});

test('what is withdrawn before the tool took it is not posted any more', async (running) => {
  const { instance, outside } = running;
  outside.answer(() => new Response('', { status: 503 }));
  const cle = crypto.randomUUID();
  const number = await numberOf(await instance.post(valid, undefined, { 'idempotency-key': cle }));
  await failedWith(running, number, 'HTTP 503');
  assert.equal((await instance.post({ cle }, undefined, {}, '/retrait')).status, 200);
  await after(running, '1 hour');
  assert.equal(outside.calls.length, 1);
  assert.deepEqual(await rowOf(running, number), {});
});

real('the example of a receiver takes what is signed for it, once, and nothing else', async () => {
  const receiver = await startReceiver();
  try {
    await withFunction(receiver.settings, async (running) => {
      const number = await numberOf(await running.instance.post(valid));
      await until('taken', async () => (await rowOf(running, number))['state'] === 'sent');
      await running.database.sql(
        `update quote_outbox.requests set state = 'waiting' where number = 'OUTIL-${number}'`,
      );
      await running.instance.call('envois');
      await until('taken again', async () => (await rowOf(running, number))['state'] === 'sent');
      assert.deepEqual(receiver.numbers(), [number], 'printed once');
    });
    const at = String(Math.floor(Date.now() / 1000));
    const signature = (time: string) => {
      const bytes = Uint8Array.from(atob(secret.slice(6)), (sign) => sign.charCodeAt(0));
      return `v1,${createHmac('sha256', bytes).update(`N.${time}.{}`).digest('base64')}`;
    };
    const old = String(Number(at) - 600);
    for (const [time, signed] of [
      [at, 'v1,x'],
      [at, ''],
      [at, signature(old)],
      [old, signature(old)],
    ] as const) {
      const headers = { 'webhook-id': 'N', 'webhook-timestamp': time, 'webhook-signature': signed };
      const answer = await fetch(receiver.url, { method: 'POST', headers, body: '{}' });
      assert.equal(answer.status, 401);
    }
  } finally {
    await receiver.stop();
  }
});
