import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { type Database, leaseJobs } from '../../supabase/functions/send-devis-email/store.ts';
import { type Running, shareRunning } from './support/running.ts';
import { until } from './support/until.ts';
import { createKey, valid } from './support/valid.ts';

/** Calls that the function made to the webhooks of this test. */
const outside: { path: string; body: string; headers: Headers }[] = [];
let outsideStatus = 200;
const server = Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: () => {} }, async (call) => {
  const { pathname: path } = new URL(call.url);
  outside.push({ path, body: await call.text(), headers: call.headers });
  return new Response(null, { status: outsideStatus });
});
Deno.test.afterAll(() => server.shutdown());

const address = `http://127.0.0.1:${server.addr.port}`;
const secret = 'a secret that signs nothing real';
const run = shareRunning({
  ACKNOWLEDGE_FROM: 'Courtage du Test',
  LEADS_WEBHOOK: `${address}/webhook`,
  LEADS_WEBHOOK_SECRET: secret,
  ALERT_WEBHOOK: `${address}/alert`,
  HEARTBEAT_URL: `${address}/beat`,
});
const test = (name: string, fn: (running: Running) => Promise<void>) =>
  run(name, async (running) => {
    outside.length = 0;
    outsideStatus = 200;
    await fn(running);
  });

const find = (path: string) => outside.filter((call) => call.path === path);
const readJob = async ({ sql }: Running) =>
  (
    await sql`select attempts, cause, extract(epoch from due_at - now())::int as seconds
    from quote.jobs`
  )[0];
const byKey = { 'idempotency-key': createKey(1) };
const broker = 'demandes@courtier.test';
const countForBroker = ({ mail }: Running) =>
  mail.mails.filter(({ to }) => to?.[0]?.address === broker).length;
const hasMail = ({ mail }: Running, id: string) =>
  mail.mails.some(({ messageId }) => messageId === `<${id}@site.test>`);

/** Stores a request whose first mail the server refuses. */
async function submitRefused(running: Running) {
  running.mail.behave('refuses');
  const { numero } = await running.submit({}, byKey);
  await until('a failed attempt', async () => (await readJob(running))?.['cause'] !== null);
  return numero;
}

async function pass(running: Running, interval: string) {
  await running.advance(interval);
  await running.schedule();
}

const withdraw = ({ post }: Running, body: object = { cle: createKey(1) }) =>
  post(body, {}, '/retrait');

test('worker > tries again after 1, 2, 4, 8, then 15 minutes', async (running) => {
  await submitRefused(running);
  for (const minutes of [1, 2, 4, 8, 15, 15]) {
    const job = await readJob(running);
    assert.ok(Math.abs(job?.['seconds'] - minutes * 60) < 20, `${job?.['seconds']} s`);
    assert.equal(job?.['cause'], 'EENVELOPE 550');
    await pass(running, `${minutes} minutes`);
  }
  running.mail.behave('accepts');
  await pass(running, '15 minutes');
  assert.equal(countForBroker(running), 1);
});

test('worker > sends one mail when two runs overlap', async (running) => {
  await submitRefused(running);
  await running.advance('1 minute');
  running.mail.behave('slow');
  await Promise.all([running.schedule(), running.schedule()]);
  assert.equal(countForBroker(running), 1);
});

test('worker > takes over the job of a crashed worker', async (running) => {
  const numero = await submitRefused(running);
  running.mail.behave('accepts');
  await running.sql`
    update quote.jobs set lease = gen_random_uuid(), due_at = now() + interval '2 minutes'`;
  await running.schedule();
  assert.equal(running.mail.mails.length, 0);
  await pass(running, '2 minutes');
  assert.ok(hasMail(running, numero));
});

test('worker > takes unmarked jobs first, then by rank, then by age', async (running) => {
  running.mail.behave('refuses');
  const send = (nom: string, network: number, headers = {}) =>
    running.submit({ nom }, { 'cf-connecting-ip': `203.0.${network}.1`, ...headers });
  const marked = await send('marked', 1, { 'form-marks': 'site_web=x' });
  const first = await send('first', 2);
  const third = await send('third', 2);
  const second = await send('second', 3);
  await until('all failed', async () => {
    const rows = await running.sql`select from quote.jobs where cause is not null`;
    return rows.length === 4;
  });
  running.mail.behave('accepts');
  await running.advance('15 minutes');
  const order = [first, second, third, marked].map(({ numero }) => numero);
  const database: Database = (work) => running.sql.begin(work) as ReturnType<typeof work>;
  const leased: string[] = [];
  for (const _ of order) {
    const [job] = await leaseJobs(database, 1);
    if (job) leased.push(job.number);
  }
  assert.deepEqual(leased, order);
});

test('acknowledgement > answers the first request of a network if unmarked', async (running) => {
  const send = (index: number, headers = {}) =>
    running.submit(
      { email: `p${index}@personne.test` },
      { 'idempotency-key': createKey(index), ...headers },
    );
  await send(1, { 'cf-connecting-ip': '203.0.113.1' });
  await send(2, { 'cf-connecting-ip': '203.0.113.2' });
  await send(3, { 'form-marks': 'duree=0' });
  await running.settled();
  const others = running.mail.mails.map(({ to }) => to?.[0]?.address).filter((to) => to !== broker);
  assert.deepEqual(others, ['p1@personne.test']);
});

test('acknowledgement > contains a link that withdraws the request', async (running) => {
  const { numero } = await running.submit({ email: 'p@personne.test' }, byKey);
  await running.settled();
  const letter = running.mail.mails.find(({ to }) => to?.[0]?.address === 'p@personne.test');
  const lien = /#retrait=(\S+)/.exec(letter?.text ?? '')?.[1];
  assert.equal((await withdraw(running, { lien })).status, 200);
  await running.settled();
  assert.ok(hasMail(running, `RETRAIT-${numero}`));
});

test('webhook > posts signed JSON after the mail is sent', async (running) => {
  const { numero } = await running.submit({}, { 'form-marks': 'site_web=x&accord=1' });
  await running.settled();
  const { body = '{}', headers } = find('/webhook')[0] ?? {};
  const { recue, ...rest } = JSON.parse(body);
  assert.deepEqual(rest, { numero, reponses: valid, accord: '1', aVerifier: ['site_web'] });
  assert.ok(Date.parse(recue) <= Date.now());
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  assert.equal(headers?.get('x-signature-sha256'), signature);
});

test('webhook > is called again after a failure', async (running) => {
  outsideStatus = 500;
  await running.submit();
  await until('a refused call', async () => (await readJob(running))?.['cause'] === 'HTTP_500');
  outsideStatus = 204;
  await pass(running, '1 minute');
  await running.settled();
  assert.equal(find('/webhook').length, 2);
});

test('alert > is sent once an hour while a job waits for 15 minutes', async (running) => {
  await submitRefused(running);
  for (const [passed, alerts] of [
    ['14 minutes', 0],
    ['2 minutes', 1],
    ['30 minutes', 1],
    ['31 minutes', 2],
  ] as const) {
    await pass(running, passed);
    assert.equal(find('/alert').length, alerts, passed);
  }
  assert.match(find('/alert')[0]?.body ?? '', /plus de 15 min : 1\. .*\(EENVELOPE 550\)/);
});

test('heartbeat > follows each successful run', async (running) => {
  await running.schedule();
  await running.database.cut();
  assert.equal((await running.schedule()).status, 500);
  await running.database.restore();
  assert.equal(find('/beat').length, 1);
});

test('canary > answers 502 when the mail server refuses it', async (running) => {
  running.mail.behave('refuses');
  assert.equal((await running.schedule('/canari')).status, 502);
});

test('withdrawal > mails nothing if the broker has no request mail', async (running) => {
  await submitRefused(running);
  await running.sql`update quote.jobs set attempts = 0`;
  running.mail.behave('accepts');
  assert.equal((await withdraw(running)).status, 200);
  await running.schedule();
  assert.deepEqual(running.mail.mails, []);
});

test('withdrawal > erases the answers while their mail is being sent', async (running) => {
  running.mail.behave('slow');
  const { numero } = await running.submit({}, byKey);
  await until('a lease', async () => (await readJob(running))?.['attempts'] === 1);
  await withdraw(running);
  await running.settled();
  const [row] = await running.sql`select state, ciphertext from quote.requests`;
  assert.deepEqual({ ...row }, { state: 'withdrawn', ciphertext: null });
  assert.ok(hasMail(running, `RETRAIT-${numero}`));
});

test('withdrawal > answers 410 once the answers are erased', async (running) => {
  await running.submit({}, byKey);
  await running.settled();
  await pass(running, '8 days');
  assert.equal((await withdraw(running)).status, 410);
});

test('erasure > follows the periods of the privacy policy', async (running) => {
  const read = async () => (await running.sql`select * from quote.requests`)[0];
  await running.submit({}, byKey);
  await running.settled();
  await pass(running, '59 minutes');
  assert.ok((await read())?.['network_hash']);
  await pass(running, '2 minutes');
  const { address_hash, network_hash, content_hash, key_hash } = (await read()) ?? {};
  assert.deepEqual([address_hash, network_hash, content_hash], [null, null, null]);
  assert.ok(key_hash);
  await pass(running, '6 days 22 hours');
  assert.ok((await read())?.['ciphertext']);
  await pass(running, '1 hour');
  assert.equal((await read())?.['ciphertext'], null);
  await pass(running, '30 days');
  assert.equal(await read(), undefined);
});

test('erasure > expires a request that was never sent after 30 days', async (running) => {
  await submitRefused(running);
  await pass(running, '30 days 1 minute');
  const [row] = await running.sql`select state, ciphertext, key_hash from quote.requests`;
  assert.deepEqual({ ...row }, { state: 'expired', ciphertext: null, key_hash: null });
  assert.equal((await running.sql`select from quote.jobs`).length, 0);
});
