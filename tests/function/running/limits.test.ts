import assert from 'node:assert/strict';
import { valid } from '../../../scripts/trial/valid.ts';
import { numberOf } from '../support/handler.ts';
import { type Running, real, withFunction } from '../support/outbox.ts';
import { until } from '../support/until.ts';

const wish = (index: number, over: object = {}) => ({ ...valid, besoins: `demande ${index}`, ...over });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Everything that is due after an hour is sent. */
async function anHourLater({ database, instance }: Running) {
  // What is being sent would be sent again: its lease would be over too.
  await until('nothing is being sent', async () => {
    const sending = await database.sql("select from quote_outbox.requests where state = 'sending'");
    return sending.length === 0;
  });
  await database.later('1 hour');
  return (await instance.call('envois')).json();
}

const alone = ({ mail }: Running) => mail.mails.filter(({ subject }) => !subject?.includes('relevé')).length;
const digests = ({ mail }: Running) => mail.mails.filter(({ subject }) => subject?.includes('relevé'));
const inDigests = (running: Running) => digests(running).flatMap(({ text }) => text?.match(/^Demande \d{6}-\w{6}/gm) ?? []);

real('forty requests from forty networks are forty answers, twenty mails, and one mail with the rest', () =>
  withFunction(
    {},
    async (running) => {
      const { instance, mail, database } = running;
      const told: string[] = [];
      for (const index of numbers(40)) {
        const answer = await instance.post(wish(index), `198.51.${index}.1`);
        assert.equal(answer.status, 200);
        told.push(await numberOf(answer));
      }
      await until('twenty mails', () => mail.mails.length >= 20);
      await instance.call('envois');
      assert.equal(mail.mails.length, 20);
      assert.deepEqual(await anHourLater(running), { data: { remises: 20, echecs: 0 } });
      assert.deepEqual([alone(running), digests(running).length], [20, 1]);
      const delivered = mail.mails.map(({ text }) => text).join();
      for (const number of told) assert.ok(delivered.includes(number));
      const states = await database.sql('select distinct state from quote_outbox.requests');
      assert.deepEqual([...states], [{ state: 'sent' }]);
    },
    'deployed',
  ),
);

real('eight colleagues behind one address are all heard: five at once, three within the hour', () =>
  withFunction(
    {},
    async (running) => {
      for (const index of numbers(8)) assert.equal((await running.instance.post(wish(index))).status, 200);
      await until('five mails', () => running.mail.mails.length >= 5);
      await anHourLater(running);
      assert.deepEqual([alone(running), inDigests(running).length], [5, 3]);
    },
    'deployed',
  ),
);

real('how many go alone in ten minutes is a setting', () =>
  withFunction(
    { REQUESTS_IN_TEN_MINUTES: '1' },
    async (running) => {
      for (const index of numbers(2)) await running.instance.post(wish(index), `198.51.${index}.1`);
      await anHourLater(running);
      assert.deepEqual([alone(running), inDigests(running).length], [1, 1]);
    },
    'deployed',
  ),
);

real('what is marked is answered like any other, and comes with the digest', () =>
  withFunction({}, async (running) => {
    const { instance, mail } = running;
    const form = (origin: string) => ({ 'content-type': 'application/x-www-form-urlencoded', origin });
    const encoded = (index: number) => new URLSearchParams({ ...wish(index), rgpd: 'on' } as Record<string, string>).toString();
    for (const [index, marked] of [{ site_web: 'http://x' }, { duree: 0.4 }, { site_web: ' ', duree: 600 }].entries()) {
      const answer = await instance.post(wish(index, marked));
      assert.equal(answer.status, 200);
      assert.equal((await answer.json()).data.etat, 'enregistree');
    }
    const foreign = await instance.post(encoded(3), undefined, form('https://autre.example'));
    assert.deepEqual([foreign.status, foreign.headers.get('location')], [303, 'http://localhost:3000/demande-enregistree']);
    const unmarked = [{ site_web: '' }, { duree: 2 }, { duree: '0' }, { duree: -1 }, { site_web: 0, duree: null }];
    for (const [index, over] of unmarked.entries()) {
      assert.equal((await instance.post(wish(10 + index, over))).status, 200);
    }
    await until('what is not marked', () => mail.mails.length >= unmarked.length);
    await anHourLater(running);
    assert.deepEqual([alone(running), inDigests(running).length], [unmarked.length, 4]);
  }),
);

const lure = { site_web: 'http://x' };

real('a digest holds a hundred requests and says so; the next follows a minute later', () =>
  withFunction({}, async (running) => {
    const { instance, mail } = running;
    for (const index of numbers(101)) assert.equal((await instance.post(wish(index, lure))).status, 200);
    await instance.call('envois');
    assert.deepEqual(mail.mails, []);
    assert.deepEqual(await anHourLater(running), { data: { remises: 100, echecs: 0 } });
    await instance.call('envois');
    const [first, second, ...more] = digests(running);
    assert.equal(first?.subject, 'Devis cyber, relevé des demandes suspectes : 100 demandes');
    assert.match(first?.text ?? '', /Ce relevé contient 100 demandes, le plus qu’il puisse en contenir\./);
    assert.equal(second?.subject, 'Devis cyber, relevé des demandes suspectes : 1 demande');
    assert.doesNotMatch(second?.text ?? '', /le plus qu’il puisse/);
    assert.deepEqual(more, []);
    assert.equal(new Set(inDigests(running)).size, 101);
  }),
);

real('a digest that was refused is sent again as the same mail; what cannot be read keeps no other from it', () =>
  withFunction({}, async (running) => {
    const { instance, mail, database } = running;
    for (const index of numbers(3)) await instance.post(wish(index, lure));
    await database.sql(
      "update quote_outbox.requests set key_id = 'lost' where number = (select min(number) from quote_outbox.requests)",
    );
    mail.behave('takes and hangs up');
    assert.deepEqual(await anHourLater(running), { data: { remises: 0, echecs: 3 } });
    mail.behave('accepts');
    assert.deepEqual(await anHourLater(running), { data: { remises: 2, echecs: 1 } });
    const [first, again] = digests(running);
    assert.equal(inDigests(running).length, 4);
    assert.equal(again?.messageId, first?.messageId);
  }),
);

real('a digest whose fate is not known is sent again as it was, whatever has come since', () =>
  withFunction({}, async (running) => {
    const { instance, mail, database } = running;
    const told: string[] = [];
    for (const index of numbers(2)) told.push(await numberOf(await instance.post(wish(index, lure))));
    mail.behave('takes and hangs up');
    assert.deepEqual(await anHourLater(running), { data: { remises: 0, echecs: 2 } });
    // Its pause is over: in the last minute of an hour what comes now would be due before it.
    await database.later('2 minutes');
    told.push(await numberOf(await instance.post(wish(2, lure))));
    mail.behave('accepts');
    assert.deepEqual(await anHourLater(running), { data: { remises: 2, echecs: 0 } });
    await instance.call('envois');
    const [first, again, next] = digests(running);
    assert.equal(again?.messageId, first?.messageId);
    assert.deepEqual(again?.text?.match(/^Demande \S+,/gm), first?.text?.match(/^Demande \S+,/gm));
    const once = new Map(digests(running).map(({ messageId, text }) => [messageId, text]));
    assert.ok(next && once.size === 2);
    const delivered = [...once.values()].flatMap((text) => text?.match(/(?<=^Demande )\d{6}-\w{6}/gm) ?? []);
    assert.deepEqual(delivered.sort(), told.sort());
  }),
);

real('one request that the broker’s server refuses for what it says holds back no other of its digest', () =>
  withFunction({}, async (running) => {
    const { instance, mail, database } = running;
    for (const index of numbers(8)) await instance.post(wish(index, { ...lure, ...(index === 5 && { entreprise: 'Poison' }) }));
    mail.refuseText('Poison');
    for (let run = 0; run < 8; run++) await anHourLater(running);
    assert.equal(new Set(inDigests(running)).size, 7);
    assert.equal(inDigests(running).length, 7, 'each once');
    const left = await database.sql("select state, cause from quote_outbox.requests where state <> 'sent'");
    assert.deepEqual([...left], [{ state: 'waiting', cause: 'EMESSAGE 550' }]);
  }),
);

real('a server that refuses everything is no reason to send the requests of a digest one by one', () =>
  withFunction({}, async (running) => {
    const { instance, mail } = running;
    for (const index of numbers(8)) await instance.post(wish(index, lure));
    mail.behave('refuses');
    for (let run = 0; run < 8; run++) await anHourLater(running);
    mail.behave('accepts');
    await anHourLater(running);
    assert.deepEqual([digests(running).length, inDigests(running).length], [1, 8]);
  }),
);

real('a digest that came back is known by its Message-ID, and all its requests are tried again', () =>
  withFunction({}, async (running) => {
    const { instance, database } = running;
    for (const index of numbers(4)) await instance.post(wish(index, lure));
    await anHourLater(running);
    const [digest] = digests(running);
    const bounce = `Action: failed\n${digest?.text}\nMessage-ID: ${digest?.messageId}\n`;
    assert.deepEqual(await (await instance.call('retours', bounce)).json(), { data: { retours: 4 } });
    assert.deepEqual(await (await instance.call('retours', bounce)).json(), { data: { retours: 0 } });
    const rows = await database.sql('select distinct state, bounces, digest_most from quote_outbox.requests');
    assert.deepEqual([...rows], [{ state: 'failed', bounces: 1, digest_most: 2 }], 'none as if it had come back alone');
    for (const _ of [1, 2, 3, 4, 5]) await anHourLater(running);
    assert.equal(new Set(inDigests(running)).size, 4);
    assert.equal(inDigests(running).length, 8);
    assert.deepEqual(await (await instance.call('retours', bounce)).json(), { data: { retours: 0 } }, 'told once more');
    assert.equal(await database.waiting(), 0, 'what arrived since did not come back');
  }),
);

real('a renvoi counts like a request: over the limits it comes with the digest', () =>
  withFunction(
    { REQUESTS_IN_TEN_MINUTES: '2' },
    async (running) => {
      const { instance, mail } = running;
      const cle = crypto.randomUUID();
      const numero = await numberOf(await instance.post(valid, '198.51.100.1', { 'idempotency-key': cle }));
      await until('a mail', () => mail.mails.length === 1);
      for (const sign of ['1', '2', '3']) {
        const answer = await instance.post({ cle }, '198.51.100.1', {}, '/renvoi');
        assert.deepEqual(await answer.json(), { data: { numero, etat: 'enregistree' } });
        if (sign === '1') await until('the first renvoi', () => mail.mails.length === 2);
      }
      await anHourLater(running);
      assert.deepEqual([alone(running), inDigests(running)], [2, [`Demande ${numero}`]]);
    },
    'deployed',
  ),
);

real('to ask for what nobody knows counts for nobody', () =>
  withFunction(
    { REQUESTS_IN_TEN_MINUTES: '1' },
    async (running) => {
      const { instance, mail } = running;
      for (const _ of [1, 2, 3]) {
        assert.equal((await instance.post({ cle: crypto.randomUUID() }, undefined, {}, '/renvoi')).status, 404);
      }
      await instance.post(valid);
      await until('a mail', () => mail.mails.length === 1);
    },
    'deployed',
  ),
);

/** Suspicious requests of others, as if they had come in before. */
const fill = ({ database }: Running, state: 'waiting' | 'sent', from: number, to: number) =>
  database.sql(
    `insert into quote_outbox.requests (number, ciphertext, suspicious, state, received_at, queued_at, next_at)
     select 'S-' || n, '', true, '${state}', now(), now(), now() + interval '1 hour' from generate_series(${from}, ${to}) n`,
  );

real('where a flood waits, only those over their own limits are refused; in the end whoever is suspicious', () =>
  withFunction(
    { REQUESTS_IN_TEN_MINUTES: '3' },
    async (running) => {
      const { instance, database, mail } = running;
      const kept = () => database.sql("select from quote_outbox.requests where number not like 'S-%'");
      await fill(running, 'waiting', 1, 5000);
      for (const index of numbers(5)) assert.equal((await instance.post(wish(index))).status, 200);
      const refused = await instance.post(wish(5));
      assert.equal(refused.status, 429);
      assert.match((await refused.json()).error.message, /^Trop de demandes de suite\. Réessayez dans 10 min/);
      assert.equal((await instance.post(wish(6), '198.51.100.1')).status, 200, 'one of many, and within its own limits');
      assert.equal((await kept()).length, 6);
      await until('three mails', () => mail.mails.length >= 3);
      assert.equal(mail.mails.length, 3);
      await fill(running, 'waiting', 5001, 20_000);
      let others = 0;
      await until(
        'counted anew',
        async () => (await instance.post(wish(10 + ++others, lure), `198.${others}.0.1`)).status === 429,
      );
    },
    'deployed',
  ),
);

real('a flood that was delivered refuses nobody, until it fills the database itself', () =>
  withFunction(
    {},
    async (running) => {
      const { instance } = running;
      await fill(running, 'sent', 1, 20_000);
      for (const index of numbers(7)) assert.equal((await instance.post(wish(index))).status, 200);
      await fill(running, 'sent', 20_001, 100_000);
      let further = 10;
      await until('counted anew', async () => (await instance.post(wish(++further))).status === 429);
      assert.equal((await instance.post(wish(1000, lure), '198.51.100.1')).status, 200);
    },
    'deployed',
  ),
);
