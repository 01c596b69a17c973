import assert from 'node:assert/strict';
import { valid } from '../../../scripts/trial/valid.ts';
import { idempotencyHash } from '../../../supabase/functions/send-devis-email/idempotency-hash.ts';
import { requestNumber } from '../../../supabase/functions/send-devis-email/request-number.ts';
import { type Running, trials } from '../support/outbox.ts';
import { dataOf } from '../support/requests.ts';
import { until } from '../support/until.ts';

const key = '8b8f1f0e-6f2c-4a51-9a39-0f6f0c2f8d11';
const test = trials({});
const post = ({ instance }: Running, over: object = {}) =>
  instance.post({ ...valid, ...over }, undefined, { 'idempotency-key': key });
const ask = ({ instance }: Running, path: string, cle: unknown = key, headers = {}) =>
  instance.post({ cle }, undefined, headers, `/${path}`);
const subjects = ({ mail }: Running) =>
  mail.mails.map(({ subject, messageId }) => `${messageId} ${subject}`);

test('an attempt is kept, acknowledged, delivered; its key tells what became of it and sends it again, three times', async (running) => {
  const { mail, database } = running;
  mail.behave('slow');
  const answer = await post(running);
  const { data } = await answer.json();
  assert.deepEqual(data, { numero: data.numero, etat: 'enregistree' });
  assert.deepEqual(mail.mails, [], 'acknowledged before it is sent');
  assert.deepEqual(await dataOf(ask(running, 'etat')), {
    numero: data.numero,
    etat: 'enregistree',
  });
  const delivered = () =>
    until('remise', async () => (await dataOf(ask(running, 'etat'))).etat === 'remise');
  await delivered();
  assert.deepEqual(await dataOf(post(running)), { numero: data.numero, etat: 'remise' });

  for (const _ of [1, 2, 3]) {
    const again = await ask(running, 'renvoi');
    assert.equal(again.status, 200);
    assert.deepEqual((await again.json()).data, { numero: data.numero, etat: 'enregistree' });
    await delivered();
  }
  const line = (sign: string, word: string) =>
    `<${data.numero}${sign}@site.test> Devis cyber ${data.numero}${word} : Épi & Fils (Autre)`;
  assert.deepEqual(subjects(running), [
    line('', ''),
    line('-r1', ' (renvoi 1)'),
    line('-r2', ' (renvoi 2)'),
    line('-r3', ' (renvoi 3)'),
  ]);

  const fourth = await ask(running, 'renvoi');
  assert.equal(fourth.status, 429);
  assert.deepEqual((await fourth.json()).error, {
    code: 'renvois',
    message: 'Cette demande a déjà été renvoyée trois fois. Appelez-nous, avec son numéro.',
  });
  await database.later('7 days');
  assert.equal((await running.instance.call('envois')).status, 200);
  const erased = await ask(running, 'renvoi');
  assert.equal(erased.status, 410);
  assert.equal((await erased.json()).error.code, 'effacee');
  assert.equal(mail.mails.length, 4);
});

test('another content under another key is another request; letters of a key count as one', async (running) => {
  const { instance, mail } = running;
  const numero = async (answer: Promise<Response>) => (await dataOf(answer)).numero;
  const first = await numero(post(running));
  assert.equal(
    await numero(instance.post(valid, undefined, { 'idempotency-key': key.toUpperCase() })),
    first,
  );
  assert.notEqual(
    await numero(instance.post(valid, undefined, { 'idempotency-key': crypto.randomUUID() })),
    first,
  );
  await until('two mails', () => mail.mails.length === 2);
});

test('a number that another request has is drawn again', async (running) => {
  const { database, mail } = running;
  const number = requestNumber(new Date(), await idempotencyHash(key));
  await database.sql(
    `insert into quote_outbox.requests (number, suspicious, state, received_at, queued_at, next_at) values ('${number}', false, 'sent', now(), now(), now())`,
  );
  const { numero } = await dataOf(post(running));
  assert.notEqual(numero, number);
  await until('a mail', () => mail.mails.length === 1);
  assert.equal(mail.mails[0]?.messageId, `<${numero}@site.test>`);
  assert.equal((await dataOf(post(running))).numero, numero);
});

test('who holds no key learns nothing', async (running) => {
  const { numero } = await dataOf(post(running));
  for (const path of ['etat', 'renvoi']) {
    for (const cle of [crypto.randomUUID(), numero, null]) {
      const answer = await ask(running, path, cle);
      assert.equal(answer.status, 404);
      assert.equal((await answer.json()).error.code, 'inconnue');
    }
    assert.equal((await ask(running, path, key, { apikey: 'sb_publishable_other' })).status, 401);
    assert.equal((await running.instance.post('null', undefined, {}, `/${path}`)).status, 404);
    assert.equal((await running.instance.post('{', undefined, {}, `/${path}`)).status, 400);
  }
  for (const path of ['/etats', '/etat/', '/constructor', '/etat/etat']) {
    assert.equal(
      (await running.instance.post({ cle: key }, undefined, {}, path)).status,
      404,
      path,
    );
  }
});
