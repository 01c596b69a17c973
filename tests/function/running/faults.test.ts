// Sends requests while the function, its database and the mail server stop and restart at random
// moments. Fifty seeds:
// FAULT_SEEDS=50 FAULT_POSTS=500 npm test -- tests/function/running/faults.test.ts
import assert from 'node:assert/strict';
import { getLocalSettings } from '../../../scripts/dev/backend.ts';
import { startFunction } from '../../../scripts/dev/function.ts';
import { type MailServer, startMailServer } from '../../../scripts/dev/mail-server.ts';
import { findFreePort } from '../../../scripts/lib/ports.ts';
import { connectOwner, startPostgres } from '../support/running.ts';
import { until } from '../support/until.ts';
import { valid } from '../support/valid.ts';

const SEEDS = Number(Deno.env.get('FAULT_SEEDS') ?? 2);
const POSTS = Number(Deno.env.get('FAULT_POSTS') ?? 100);
const ADDRESSES = 120;
const FAULT_RATE = 0.01;
const REPAIR_RATE = 0.03;
const MAX_ATTEMPTS = 5;

/** Generates random numbers with MINSTD, which repeats them for the same seed. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 0x7fffffff;
    return state / 0x7fffffff;
  };
}

type Part = { up: () => Promise<unknown>; down: () => unknown };

/** Stops and restarts parts of the system at random each time the test calls step(). */
function createChaos(parts: Part[], random: () => number) {
  const states = parts.map((part) => ({ part, isDown: false, work: Promise.resolve<unknown>(0) }));
  let faults = 0;
  function toggle(state: (typeof states)[number]) {
    state.isDown = !state.isDown;
    if (state.isDown) faults += 1;
    state.work = state.work.then(state.isDown ? state.part.down : state.part.up);
  }
  const settle = () => Promise.all(states.map(({ work }) => work));
  return {
    step() {
      for (const state of states)
        if (random() < (state.isDown ? REPAIR_RATE : FAULT_RATE)) toggle(state);
      return settle();
    },
    countFaults: () => faults,
    restore() {
      for (const state of states) if (state.isDown) toggle(state);
      return settle();
    },
  };
}

async function startAll() {
  const [smtp, port, database] = await Promise.all([
    findFreePort(),
    findFreePort(),
    startPostgres(),
  ]);
  const mails: MailServer['mails'] = [];
  const environment = getLocalSettings(smtp, database.url);
  let mail: MailServer | undefined;
  let instance: Awaited<ReturnType<typeof startFunction>> | undefined;
  const parts: Part[] = [
    {
      up: async () => {
        instance = await startFunction(port, environment);
      },
      down: () => instance?.stop(),
    },
    {
      up: async () => {
        mail = await startMailServer({ port: smtp, mails });
      },
      down: () => mail?.stop(),
    },
    { up: database.restore, down: database.cut },
  ];
  await Promise.all(parts.slice(0, 2).map(({ up }) => up()));
  const owner = connectOwner(database.url);
  const call = (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${port}/send-devis-email${path}`, { method: 'POST', ...init });
  const headers = { authorization: `Bearer ${environment.OUTBOX_SECRET}` };
  return {
    ...owner,
    mails,
    parts,
    post: async (index: number, key: string): Promise<string | undefined> => {
      const answer = await call('', {
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          'cf-connecting-ip': `10.0.${index % ADDRESSES}.1`,
        },
        body: JSON.stringify({ ...valid, besoins: key }),
      }).catch(() => undefined);
      const { data } = (await answer?.json().catch(() => undefined)) ?? {};
      return data?.numero;
    },
    run: async () => (await call('/envois', { headers })).body?.cancel(),
    stop: async () => {
      await Promise.all([instance?.stop(), owner.sql.end({ timeout: 1 }), mail?.stop()]);
      await database.stop();
    },
  };
}

async function testSeed(seed: number) {
  const random = createRandom(seed);
  const all = await startAll();
  try {
    const chaos = createChaos(all.parts, random);
    const senders = Array.from({ length: POSTS }, (_, index) => ({
      index,
      key: crypto.randomUUID(),
      number: undefined as string | undefined,
    }));
    await Promise.all(
      senders.map(async (sender) => {
        for (let attempt = 0; attempt < MAX_ATTEMPTS && !sender.number; attempt++) {
          sender.number = await all.post(sender.index, sender.key);
          // Waits until each part has finished its current stop or restart, because a person also
          // needs time to press the button again.
          await chaos.step();
        }
      }),
    );
    await chaos.restore();
    assert.ok(chaos.countFaults() > 0, 'a part stops');
    // Repeats the request for half of the senders without a confirmation; the other half gives up.
    const uncertain = senders.filter(({ number }) => number === undefined);
    const givingUp = new Set(uncertain.filter((_, index) => index % 2).map(({ key }) => key));
    for (const sender of uncertain)
      if (!givingUp.has(sender.key)) sender.number = await all.post(sender.index, sender.key);

    await until('nothing is left to send', async () => {
      await all.advance('15 minutes');
      await all.run();
      return (await all.sql`select from quote.jobs`).length === 0;
    });

    const acknowledged = senders.flatMap(({ number }) => number ?? []);
    assert.equal(acknowledged.length + givingUp.size, POSTS, 'each repeated request is answered');
    assert.equal(new Set(acknowledged).size, acknowledged.length);
    const arrived = new Map<string, Set<string>>();
    for (const { messageId = '', text = '' } of all.mails) {
      // Skips alerts to the operator.
      if (messageId.startsWith('<alerte-')) continue;
      const key = /^Besoins : (\S+)$/m.exec(text)?.[1] ?? '';
      arrived.set(key, (arrived.get(key) ?? new Set()).add(messageId));
    }
    for (const { key, number } of senders) {
      const ids = [...(arrived.get(key) ?? [])];
      if (number) assert.deepEqual(ids, [`<${number}@site.test>`]);
      else assert.ok(givingUp.has(key) && ids.length <= 1);
      arrived.delete(key);
    }
    assert.deepEqual([...arrived.keys()], [], 'no mail of any other request');

    await all.advance('31 days');
    await all.run();
    const open = await all.sql`select from quote.requests where ciphertext is not null`;
    assert.equal(open.length, 0);
    await all.advance('31 days');
    await all.run();
    assert.equal((await all.sql`select from quote.requests`).length, 0);
  } finally {
    await all.stop();
  }
}

for (let seed = 1; seed <= SEEDS; seed++)
  Deno.test({
    name: `faults > neither lose nor repeat a request with seed ${seed}`,
    sanitizeOps: false,
    sanitizeResources: false,
    fn: () => testSeed(seed),
  });
