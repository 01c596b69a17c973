import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { type Running, shareRunning } from './support/running.ts';
import { until } from './support/until.ts';
import { valid } from './support/valid.ts';

/** Records what the function calls outside. */
const outside: { path: string; body: string; headers: Headers }[] = [];
let outsideStatus = 200;
const server = Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: () => {} }, async (call) => {
  outside.push({
    path: new URL(call.url).pathname,
    body: await call.text(),
    headers: call.headers,
  });
  return new Response(null, { status: outsideStatus });
});
Deno.test.afterAll(() => server.shutdown());

const address = `http://127.0.0.1:${server.addr.port}`;
const secret = 'a secret that signs nothing real';
const key = (index: number) => `8b8f1f0e-6f2c-4a51-9a39-${String(index).padStart(12, '0')}`;
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
    await sql`select kind, attempts, cause, extract(epoch from due_at - now())::int as seconds
    from quote.jobs`
  )[0];
const failedOnce = (running: Running) =>
  until('a failed attempt', async () => (await readJob(running))?.['cause'] !== null);
const recipients = ({ mail }: Running) => mail.mails.map(({ to }) => to?.[0]?.address);
const broker = 'demandes@courtier.test';

test('worker > tries again after 1, 2, 4, 8, then 15 minutes', async (running) => {
  running.mail.behave('refuses');
  await running.submit();
  await failedOnce(running);
  for (const minutes of [1, 2, 4, 8, 15, 15]) {
    const job = await readJob(running);
    assert.ok(Math.abs(job?.['seconds'] - minutes * 60) < 20, `${job?.['seconds']} s`);
    assert.equal(job?.['cause'], 'EENVELOPE 550');
    await running.advance(`${minutes} minutes`);
    await running.schedule();
  }
  running.mail.behave('accepts');
  await running.advance('15 minutes');
  await running.schedule();
  assert.deepEqual(recipients(running), [broker]);
});

test('worker > sends one mail when two runs overlap', async (running) => {
  running.mail.behave('refuses');
  await running.submit();
  await failedOnce(running);
  await running.advance('1 minute');
  running.mail.behave('slow');
  await Promise.all([running.schedule(), running.schedule()]);
  assert.deepEqual(
    recipients(running).filter((to) => to === broker),
    [broker],
  );
});

test('worker > takes over the lease of a worker that died', async (running) => {
  running.mail.behave('refuses');
  const { numero } = await running.submit();
  await failedOnce(running);
  running.mail.behave('accepts');
  await running.sql`
    update quote.jobs set lease = gen_random_uuid(), due_at = now() + interval '2 minutes'`;
  await running.schedule();
  assert.equal(running.mail.mails.length, 0);
  await running.advance('2 minutes');
  await running.schedule();
  assert.ok(running.mail.mails.some(({ messageId }) => messageId === `<${numero}@site.test>`));
});

test('worker > sends unmarked first, then by rank, then by age', async (running) => {
  running.mail.behave('refuses');
  const send = (nom: string, last: number, headers = {}) =>
    running.submit({ nom }, { 'cf-connecting-ip': `203.0.113.${last}`, ...headers });
  await send('second', 1);
  await send('third', 2);
  await running.submit({ nom: 'marked' }, { 'form-marks': 'site_web=x' });
  await running.submit({ nom: 'first, other network' });
  const rows = await running.sql`select number, is_marked, network_rank from quote.requests
    order by is_marked, network_rank, received_at`;
  assert.deepEqual(
    rows.map(({ is_marked, network_rank }) => [is_marked, network_rank]),
    [
      [false, 1],
      [false, 1],
      [false, 2],
      [true, 1],
    ],
  );
});

test('acknowledgement > goes to the first of a network, not to marked ones', async (running) => {
  const email = (index: number) => `p${index}@personne.test`;
  const send = (index: number, headers = {}) =>
    running.submit({ email: email(index) }, { 'idempotency-key': key(index), ...headers });
  await send(1, { 'cf-connecting-ip': '203.0.113.1' });
  await send(2, { 'cf-connecting-ip': '203.0.113.2' });
  await send(3, { 'form-marks': 'duree=0' });
  await running.submit({ email: email(4) });
  await running.settled();
  assert.deepEqual(
    recipients(running).filter((to) => to !== broker),
    [email(1)],
  );
});

test('acknowledgement > holds nothing typed but a link to withdraw', async (running) => {
  const typed = { entreprise: 'gagnez.test', nom: 'https://x.test', email: 'p@personne.test' };
  const { numero } = await running.submit(typed, { 'idempotency-key': key(1) });
  await running.settled();
  const letter = running.mail.mails.find(({ to }) => to?.[0]?.address === typed.email);
  assert.equal(letter?.messageId, `<ACCUSE-${numero}@site.test>`);
  assert.doesNotMatch(`${letter?.subject}${letter?.text}${letter?.html}`, /gagnez|x\.test/);
  const lien = /#retrait=(\S+)/.exec(letter?.text ?? '')?.[1];
  assert.equal((await running.post({ lien }, {}, '/retrait')).status, 200);
  await running.settled();
  assert.equal(running.mail.mails.at(-1)?.messageId, `<RETRAIT-${numero}@site.test>`);
});

test('webhook > posts JSON with one signature once the mail is taken', async (running) => {
  const { numero } = await running.submit({}, { 'form-marks': 'site_web=x&accord=1' });
  await running.settled();
  const [call] = find('/webhook');
  const body = JSON.parse(call?.body ?? '{}');
  assert.deepEqual(body, {
    numero,
    recue: body.recue,
    reponses: { ...valid },
    accord: '1',
    aVerifier: ['site_web'],
  });
  const signature = createHmac('sha256', secret)
    .update(call?.body ?? '')
    .digest('hex');
  assert.equal(call?.headers.get('x-signature-sha256'), signature);
});

test('webhook > is tried again like a mail', async (running) => {
  outsideStatus = 500;
  await running.submit();
  await until('a refused call', async () => (await readJob(running))?.['cause'] === 'HTTP_500');
  outsideStatus = 204;
  await running.advance('1 minute');
  await running.schedule();
  await running.settled();
  assert.equal(find('/webhook').length, 2);
});

test('alert > is sent once an hour while a job waits for 15 minutes', async (running) => {
  running.mail.behave('refuses');
  await running.submit();
  await failedOnce(running);
  for (const [passed, alerts] of [
    ['14 minutes', 0],
    ['2 minutes', 1],
    ['30 minutes', 1],
    ['31 minutes', 2],
  ] as const) {
    await running.advance(passed);
    await running.schedule();
    assert.equal(find('/alert').length, alerts, passed);
  }
  assert.match(JSON.parse(find('/alert')[0]?.body ?? '').text, /depuis plus de 15 min : 1\./);
});

test('alert > names a key that is lost', async (running) => {
  running.mail.behave('refuses');
  await running.submit();
  await failedOnce(running);
  await running.sql`update quote.requests set key_id = 'lost'`;
  running.mail.behave('accepts');
  await running.advance('16 minutes');
  await running.schedule();
  await running.advance('61 minutes');
  await running.schedule();
  assert.match(find('/alert').at(-1)?.body ?? '', /UnreadableError|clé/);
});

test('heartbeat > follows each run that ended well', async (running) => {
  await running.schedule();
  assert.equal(find('/beat').length, 1);
  await running.database.cut();
  assert.equal((await running.schedule()).status, 500);
  await running.database.restore();
  assert.equal(find('/beat').length, 1);
});

test('canary > answers 502 when the mail server refuses it', async (running) => {
  running.mail.behave('refuses');
  const answer = await running.schedule('/canari');
  assert.equal(answer.status, 502);
});

test('withdrawal > is no mail to a broker who has not got the request', async (running) => {
  running.mail.behave('refuses');
  await running.submit({}, { 'idempotency-key': key(1) });
  await failedOnce(running);
  await running.sql`update quote.jobs set attempts = 0`;
  running.mail.behave('accepts');
  assert.equal((await running.post({ cle: key(1) }, {}, '/retrait')).status, 200);
  await running.schedule();
  assert.deepEqual(running.mail.mails, []);
});

test('withdrawal > erases the answers while their mail is on its way', async (running) => {
  running.mail.behave('slow');
  const { numero } = await running.submit({}, { 'idempotency-key': key(1) });
  await until('a lease', async () => (await readJob(running))?.['attempts'] === 1);
  await running.post({ cle: key(1) }, {}, '/retrait');
  await running.settled();
  const [row] = await running.sql`select state, ciphertext from quote.requests`;
  assert.deepEqual([row?.['state'], row?.['ciphertext']], ['withdrawn', null]);
  await running.schedule();
  assert.ok(
    running.mail.mails.some(({ messageId }) => messageId === `<RETRAIT-${numero}@site.test>`),
  );
});

test('withdrawal > answers 410 once the answers are erased', async (running) => {
  await running.submit({}, { 'idempotency-key': key(1) });
  await running.settled();
  await running.advance('8 days');
  await running.schedule();
  assert.equal((await running.post({ cle: key(1) }, {}, '/retrait')).status, 410);
});

test('erasure > follows the periods of the privacy policy', async (running) => {
  const { sql, advance, schedule } = running;
  const read = async () => (await sql`select * from quote.requests`)[0];
  await running.submit({}, { 'idempotency-key': key(1) });
  await running.settled();
  await advance('59 minutes');
  await schedule();
  assert.ok((await read())?.['network_hash']);
  await advance('2 minutes');
  await schedule();
  const { address_hash, network_hash, content_hash, key_hash } = (await read()) ?? {};
  assert.deepEqual([address_hash, network_hash, content_hash], [null, null, null]);
  assert.ok(key_hash);
  await advance('6 days 22 hours');
  await schedule();
  assert.ok((await read())?.['ciphertext']);
  await advance('1 hour');
  await schedule();
  assert.deepEqual([(await read())?.['ciphertext'], (await read())?.['state']], [null, 'sent']);
  await advance('30 days');
  await schedule();
  assert.equal(await read(), undefined);
});

test('erasure > ends a request that was never sent after 30 days', async (running) => {
  running.mail.behave('refuses');
  await running.submit({}, { 'idempotency-key': key(1) });
  await failedOnce(running);
  await running.advance('30 days 1 minute');
  await running.schedule();
  const [row] = await running.sql`select state, ciphertext, key_hash from quote.requests`;
  assert.deepEqual({ ...row }, { state: 'expired', ciphertext: null, key_hash: null });
  assert.equal((await running.sql`select from quote.jobs`).length, 0);
});
