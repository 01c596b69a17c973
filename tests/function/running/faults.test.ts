import assert from 'node:assert/strict';
import { inRoot } from '../../../scripts/lib/paths.ts';
import { freePort } from '../../../scripts/lib/ports.ts';
import { administer } from '../../../scripts/trial/administer.ts';
import { startInstance, startPostgres } from '../../../scripts/trial/function.ts';
import {
  type MailBehaviour,
  type MailServer,
  startMailServer,
} from '../../../scripts/trial/mail-server.ts';
import { valid } from '../../../scripts/trial/valid.ts';
import { startWay } from '../../../scripts/trial/way.ts';
import { real } from '../support/outbox.ts';
import { until } from '../support/until.ts';

// Faults, one after the other, in one run: the function as it is deployed, Postgres behind a way
// that can be cut, mail servers that misbehave. What was acknowledged is delivered, once to the eye
// of the broker's mailbox: by Message-ID.
real(
  'whatever fails, each acknowledged request arrives, exactly once by its Message-ID',
  async () => {
    const server = await startPostgres();
    const way = await startWay(server.port);
    const database = administer(server.url);
    const smtp = await freePort();
    let mail: MailServer = await startMailServer({ port: smtp, slowFor: 300 });
    const start = () =>
      startInstance(
        smtp,
        server.url.replace(String(server.port), String(way.port)),
        inRoot('scripts/trial/raised.ts'),
        {
          TRIAL_PATIENCE: '1000',
        },
      );
    let instance = await start();

    const received: { fault: string; id: string }[] = [];
    const acknowledged: { fault: string; number: string; state: string; key: string }[] = [];
    let fault = '';
    const collect = () => {
      for (const { messageId } of mail.mails.splice(0))
        received.push({ fault, id: messageId ?? '?' });
    };
    const send = async (key: string = crypto.randomUUID()) => {
      const body = { ...valid, besoins: key };
      const answer = await instance.post(body, '203.0.113.7', { 'idempotency-key': key });
      assert.equal(
        answer.status,
        200,
        `${fault}: ${await answer.clone().text()}\n${instance.output()}`,
      );
      const { numero: number, etat: state } = (await answer.json()).data;
      acknowledged.push({ fault, number, state, key });
      return { number, state, key };
    };
    const three = () => Promise.all([send(), send(), send()]);
    const tried = (count: number) =>
      until(`${count} attempts`, async () => {
        const [row] = await database.sql(
          "select count(*)::int as count from quote_outbox.requests where failures > 0 and state = 'waiting'",
        );
        return row?.['count'] === count;
      });
    const sent = async (...numbers: { number: string }[]) => {
      for (const { number } of numbers)
        await until('sent', async () => (await database.row(number))['state'] === 'sent');
    };
    const leased = () => database.sql("select from quote_outbox.requests where state = 'sending'");
    /** Time passes, and the scheduler calls, until nothing waits any more. */
    const delivered = () =>
      until('nothing waits', async () => {
        await database.later('15 minutes');
        const { ok } = await instance.call('envois');
        return ok && (await database.waiting()) === 0;
      });

    const threeWhile = async (behaviour: MailBehaviour) => {
      mail.behave(behaviour);
      await three();
      await tried(3);
      mail.behave('accepts');
    };
    const faults: Record<string, () => Promise<void>> = {
      async none() {
        await three();
        await until('three mails', () => mail.mails.length === 3);
      },
      async 'mail server down'() {
        await mail.stop();
        await three();
        await tried(3);
        mail = await startMailServer({ port: smtp, slowFor: 300 });
      },
      'mail server refuses': () => threeWhile('refuses'),
      'mail server silent': () => threeWhile('silent'),
      async 'slow after the final dot'() {
        mail.behave('slow');
        await sent(...(await three()));
      },
      'takes the mail twice: its word of the first is lost': () => threeWhile('takes and hangs up'),
      async 'database away before'() {
        way.let({ open: false });
        for (const { state } of await three()) assert.equal(state, 'remise');
        way.let({ open: true });
      },
      async 'database away during: it keeps, and its answer is lost'() {
        way.let({ open: true, loses: 'quote_outbox.keep' });
        for (const { state } of await three()) assert.equal(state, 'remise');
        way.let({ open: true });
      },
      async 'database away after: what is sent cannot be noted at once'() {
        mail.behave('slow');
        const kept = await three();
        assert.deepEqual(new Set(kept.map(({ state }) => state)), new Set(['enregistree']));
        await until('leased', async () => (await leased()).length === 3);
        way.let({ open: false });
        await until('three mails', () => mail.mails.length === 3);
        way.let({ open: true });
        await sent(...kept);
      },
      async 'function killed between keeping and sending'() {
        mail.behave('silent');
        await three();
        await instance.kill();
        mail.behave('accepts');
        instance = await start();
      },
      async 'clock set back by two days'() {
        mail.behave('refuses');
        await three();
        await tried(3);
        await database.later('-2 days');
        mail.behave('accepts');
        await instance.call('envois');
        await until('three mails', () => mail.mails.length === 3);
      },
      async 'the same attempts again, all of them'() {
        for (const { key, number } of [...acknowledged]) {
          const again = await send(key);
          assert.equal(again.number, number);
          acknowledged.pop();
        }
        await until('nothing is on its way', async () => (await leased()).length === 0);
      },
    };

    try {
      for (const [name, provoke] of Object.entries(faults)) {
        fault = name;
        mail.behave('accepts');
        await provoke();
        collect();
        await delivered();
        collect();
      }
      const rows = Object.keys(faults).map((name) => {
        const numbers = acknowledged
          .filter((each) => each.fault === name)
          .map(({ number }) => number);
        const ids = received.filter((each) => each.fault === name).map(({ id }) => id);
        return {
          fault: name,
          acknowledged: numbers.length,
          mails: ids.length,
          'Message-IDs': new Set(ids).size,
        };
      });
      console.table(rows);
      assert.deepEqual(
        [...new Set(received.map(({ id }) => id))].sort(),
        acknowledged.map(({ number }) => `<${number}@site.test>`).sort(),
      );
      assert.equal(new Set(acknowledged.map(({ number }) => number)).size, acknowledged.length);
    } finally {
      await Promise.all([instance.stop(), mail.stop(), database.end(), way.stop()]);
      await server.stop();
    }
  },
);
