import assert from 'node:assert/strict';
import { askAsPage } from '../../../scripts/deploy/proof.ts';
import { startInstance } from '../../../scripts/trial/function.ts';
import { startMailServer } from '../../../scripts/trial/mail-server.ts';
import { real, trials } from '../support/outbox.ts';
import { after, dataOf, recipients } from '../support/requests.ts';

const test = trials({});

test('the canary goes the whole way, to the operator alone, each time anew', async ({
  instance,
  mail,
  database,
}) => {
  for (let time = 0; time < 2; time++) {
    const answer = await instance.call('canari');
    const { data } = await answer.json();
    assert.deepEqual([answer.status, data.etat], [200, 'remise']);
    assert.match(data.numero, /^CANARI-\d{6}-[2-9A-Z]{6}$/);
    assert.equal((await database.row(data.numero))['state'], 'sent');
    assert.ok(mail.mails[time]?.subject?.startsWith(`Devis cyber ${data.numero} : Canari`));
  }
  assert.deepEqual(
    mail.mails.map(({ to }) => to?.map(({ address }) => address)),
    [['exploitant@site.test'], ['exploitant@site.test']],
  );
});

trials({ MAIL_TO_2: 'autre@courtier.test', MAIL_TO_2_AFTER: '1' })(
  'a canary that the mail server does not take says so, waits, and never turns to the broker',
  async (running) => {
    const { instance, mail } = running;
    mail.behave('refuses');
    const answer = await instance.call('canari');
    assert.equal(answer.status, 502);
    const { code, message } = (await answer.json()).error;
    assert.equal(code, 'refus');
    assert.match(
      message,
      /^Le canari est gardé, mais le serveur de messagerie ne l’a pas pris : « 550 .*mailbox .* is full »\.$/,
    );
    mail.behave('accepts');
    await after(running, '1 hour');
    assert.deepEqual(await recipients(running), ['exploitant@site.test']);
  },
);

test('a canary that came back is counted', async ({ instance, database }) => {
  const { numero } = await dataOf(instance.call('canari'));
  const counted = await instance.call('retours', `Message-ID: <${numero}@site.test>`);
  assert.deepEqual(await counted.json(), { data: { retours: 1 } });
  assert.equal((await database.row(numero))['state'], 'failed');
});

trials({ OPERATOR_MAIL: '' })(
  'only the server’s secret calls it, and only where it has a mailbox',
  async ({ instance, mail }) => {
    assert.equal((await instance.call('canari', '', 'another-secret')).status, 401);
    const answer = await instance.call('canari');
    assert.equal(answer.status, 503);
    assert.match((await answer.json()).error.message, /^OPERATOR_MAIL manque/);
    assert.deepEqual(mail.mails, []);
  },
);

real('without a database the canary tells that nothing can be kept', async () => {
  const mail = await startMailServer();
  const instance = await startInstance(mail.port, '');
  try {
    const answer = await instance.call('canari');
    assert.equal(answer.status, 503);
    assert.match((await answer.json()).error.message, /^La base ne répond pas/);
    assert.deepEqual(mail.mails, []);
  } finally {
    await instance.stop();
    await mail.stop();
  }
});

test('a deployment proves the way of the site’s own pages, which no canary takes: key and origin', async ({
  instance,
}) => {
  const ask = (origin: string, key: string) =>
    askAsPage(`http://127.0.0.1:${instance.port}/send-devis-email`, origin, key);
  await ask('http://localhost:3000', 'sb_publishable_local');
  await assert.rejects(ask('http://localhost:3000', 'sb_publishable_other'), /401/);
  await assert.rejects(
    ask('https://autre.example', 'sb_publishable_local'),
    /origine permise : aucune/,
  );
});
