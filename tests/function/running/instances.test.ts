import assert from 'node:assert/strict';
import { type Instance, startInstance, startPostgres } from '../../../scripts/trial/function.ts';
import { type MailServer, startMailServer } from '../../../scripts/trial/mail-server.ts';
import { valid } from '../../../scripts/trial/valid.ts';
import { numberOf } from '../support/handler.ts';
import { real } from '../support/outbox.ts';
import { emptyPostgres } from '../support/postgres.ts';
import { wish } from '../support/requests.ts';
import { until } from '../support/until.ts';

/** A database that has just started answers some calls late. */
async function reached(...instances: Instance[]) {
  for (const each of instances)
    await until('its database', async () => (await each.call('envois')).status === 200);
}

/**
 * Two instances of the function as it is deployed, one Postgres, empty unless it is given, one mail
 * server: all of them real.
 */
async function withInstances(
  test: (one: Instance, two: Instance, mail: MailServer) => Promise<void>,
  url?: string,
) {
  const mail = await startMailServer();
  const at = url ?? (await emptyPostgres()).url;
  const [one, two] = await Promise.all([
    startInstance(mail.port, at),
    startInstance(mail.port, at),
  ]);
  try {
    await reached(one, two);
    await test(one, two, mail);
  } finally {
    await Promise.all([one.stop(), two.stop()]);
    await mail.stop();
  }
}

/** Mails leave after the answers: as many as are due, and none more. */
const arrived = async ({ mails }: MailServer, count: number) => {
  await until(`${count} mails`, () => mails.length >= count);
  assert.equal(mails.length, count);
};

real('two instances respect one limit, and know what the other has sent', () =>
  withInstances(async (one, two, mail) => {
    const answers = await Promise.all(
      [...Array(24).keys()].map((index) => (index % 2 ? one : two).post(wish(index))),
    );
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [
      ...Array(20).fill(200),
      ...Array(4).fill(429),
    ]);
    await arrived(mail, 20);

    const first = await one.post(valid, '198.51.100.1');
    const again = await two.post(valid, '198.51.100.1');
    assert.equal(await numberOf(again), await numberOf(first));
    await arrived(mail, 21);
  }),
);

real('the same content at once to two instances is one mail', () =>
  withInstances(async (one, two, mail) => {
    mail.behave('slow');
    const answers = await Promise.all([one, two, one, two].map((each) => each.post(valid)));
    assert.equal(new Set(await Promise.all(answers.map(numberOf))).size, 1);
    await arrived(mail, 1);
  }),
);

real(
  'two tabs send the same draft at once: with the key of a try that both carry it is one mail, each with its own two',
  () =>
    withInstances(async (one, two, mail) => {
      mail.behave('slow');
      const under = (keys: string[]) =>
        Promise.all(
          keys.map(async (cle, tab) =>
            numberOf(
              await (tab % 2 ? one : two).post(valid, undefined, { 'idempotency-key': cle }),
            ),
          ),
        );
      const key = crypto.randomUUID();
      assert.equal(new Set(await under([key, key, key, key])).size, 1);
      await arrived(mail, 1);
      assert.equal(new Set(await under([crypto.randomUUID(), crypto.randomUUID(), key])).size, 3);
      await arrived(mail, 3);
    }),
);

real(
  'killing Postgres in the middle loses no request, and the memory’s limit takes over',
  async () => {
    const postgres = await startPostgres();
    const test = async (one: Instance, two: Instance, mail: MailServer) => {
      for (let index = 10; index < 25; index++)
        assert.equal((await one.post(wish(index))).status, 200);
      await arrived(mail, 15);
      mail.mails.length = 0;
      assert.equal((await one.post(wish(0))).status, 200);
      mail.behave('slow');
      const underway = [one.post(wish(1)), two.post(wish(2), '198.51.100.1')];
      await new Promise((resolve) => setTimeout(resolve, 300));
      await postgres.kill();
      for (const answer of await Promise.all(underway)) assert.equal(answer.status, 200);
      mail.behave('accepts');
      for (const index of [3, 4, 5]) assert.equal((await one.post(wish(index))).status, 200);
      await arrived(mail, 6);
      assert.equal(
        (await one.post(wish(6))).status,
        429,
        'the 21st of this address, by what this instance remembers',
      );
      assert.equal((await one.post(wish(3))).status, 200, 'sent already');
      await arrived(mail, 6);

      const back = await startPostgres(postgres.port);
      try {
        await reached(one, two);
        assert.equal((await one.post(wish(7), '198.51.100.2')).status, 200);
        assert.equal((await two.post(wish(7), '198.51.100.2')).status, 200);
        await arrived(mail, 7);
      } finally {
        await back.stop();
      }
    };
    await withInstances(test, postgres.url).finally(postgres.stop);
  },
);

real('a page opened before the site’s key was changed still sends, as one without a key does', () =>
  withInstances(async (one, _two, mail) => {
    assert.equal((await one.post(wish(0), undefined, { apikey: '' })).status, 200);
    assert.equal(
      (await one.post(wish(1), undefined, { apikey: 'sb_publishable_before' })).status,
      200,
    );
    await arrived(mail, 2);
  }),
);
