import assert from 'node:assert/strict';
import { workers } from '../../../scripts/trial/trial.ts';
import { valid } from '../../../scripts/trial/valid.ts';
import { numberOf } from '../support/handler.ts';
import { type Running, trials } from '../support/outbox.ts';
import { after, dataOf, failed, key, network, settled } from '../support/requests.ts';
import { until } from '../support/until.ts';

const settings = { ACKNOWLEDGE_FROM: 'Courtage du Test', SITE_ORIGINS: 'https://site.test' };
const broker = 'demandes@courtier.test';
const toPersons = ({ mail }: Running) => mail.mails.filter(({ to }) => to?.[0]?.address !== broker);
const toBroker = ({ mail }: Running) => mail.mails.filter(({ to }) => to?.[0]?.address === broker);
const post = ({ instance }: Running, index: number, over: object = {}, headers = {}) =>
  instance.post({ ...valid, email: `p${index}@personne.test`, ...over }, network(index), {
    'idempotency-key': key(index),
    ...headers,
  });
const state = ({ instance }: Running, index: number) =>
  dataOf(instance.post({ cle: key(index) }, undefined, {}, '/etat'));
const test = trials(settings);
const crowded = trials({ ...settings, REQUESTS_AN_HOUR: '2' }, 'deployed');

trials({})(
  'off, nothing leaves to anybody but the broker, and nothing is said of it',
  async (running) => {
    await post(running, 0);
    await settled(running);
    assert.equal(running.mail.mails.length, 1);
    assert.deepEqual(Object.keys(await state(running, 0)), ['numero', 'etat']);
  },
);

test('the person gets an acknowledgement once the broker has the request: by its own name, without a word that was typed', async (running) => {
  const typed = {
    entreprise: 'gagnez.test',
    nom: 'https://hameçon.test Zoé',
    besoins: 'lisez http://x.test',
  };
  running.mail.behave('refuses');
  const number = await numberOf(await post(running, 0, typed));
  await failed(running, number);
  assert.deepEqual(await state(running, 0), {
    numero: number,
    etat: 'enregistree',
    accuse: 'attend',
  });
  running.mail.behave('accepts');
  await after(running, '2 minutes');
  await settled(running);
  const [first, second, ...more] = running.mail.mails;
  assert.deepEqual(
    [first?.to?.[0]?.address, second?.to?.[0]?.address, more],
    [broker, 'p0@personne.test', []],
  );
  assert.equal(second?.messageId, `<ACCUSE-${number}@site.test>`);
  assert.equal(second?.replyTo?.[0]?.address, broker);
  assert.equal(
    second?.headers.find(({ key: name }) => name === 'auto-submitted')?.value,
    'auto-generated',
  );
  for (const part of [second?.subject, second?.text, second?.html]) {
    assert.ok(part?.includes(number));
    assert.doesNotMatch(part ?? '', /gagnez|hameçon|Zoé|x\.test/);
  }
  for (const part of [second?.text, second?.html]) {
    assert.ok(part?.includes('Courtage du Test'));
    assert.deepEqual(
      part
        ?.match(/https?:\/\/[^\s"<]+/)?.[0]
        ?.startsWith(`https://site.test/merci#retrait=${number}.`),
      true,
    );
  }
  assert.deepEqual(await state(running, 0), { numero: number, etat: 'remise', accuse: 'parti' });
});

test('none for what is marked, for a form without scripts, for what we make up; a renvoi brings no second', async (running) => {
  const { instance } = running;
  await post(running, 0, { duree: 0 });
  const form = new URLSearchParams({ ...valid, rgpd: 'on', email: 'p1@personne.test' } as Record<
    string,
    string
  >).toString();
  await instance.post(form, network(1), {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://site.test',
  });
  await instance.call('canari');
  await settled(running);
  assert.equal((await state(running, 0)).accuse, 'aucun');
  await post(running, 2);
  await settled(running);
  await instance.post({ cle: key(2) }, network(2), {}, '/renvoi');
  await settled(running);
  assert.deepEqual(
    toPersons(running).map(({ to }) => to?.[0]?.address),
    ['exploitant@site.test', 'p2@personne.test'],
  );
});

test('asked for a stranger’s address a hundred times: one mail; for hundreds from as many networks: twenty an hour', async (running) => {
  const many = (from: number, to: number, over = (_: number) => ({})) =>
    workers(10, async (worker) => {
      for (let index = from + worker; index < to; index += 10)
        await post(running, index, over(index));
    });
  await many(0, 100, (index) => ({
    email: index % 2 ? 'victime@personne.test' : 'Victime@Personne.test',
  }));
  await settled(running);
  assert.equal(toPersons(running).length, 1);
  await many(100, 400);
  await settled(running);
  assert.equal(toPersons(running).length, 20);
  assert.equal(toBroker(running).length, 400);
  await running.database.later('61 minutes');
  await post(running, 2000);
  await settled(running);
  assert.equal(toPersons(running).length, 21);
});

test('one an hour for a network', async (running) => {
  for (const index of [0, 1]) {
    await running.instance.post(
      { ...valid, email: `p${index}@personne.test` },
      `203.0.113.${index}`,
    );
    await settled(running);
  }
  assert.equal(toPersons(running).length, 1);
  assert.equal(
    (await running.database.sql('select mailbox from quote_guard.claims where mailbox is not null'))
      .length,
    1,
  );
});

crowded('none while anything waits its turn', async (running) => {
  for (const index of [0, 1, 2, 3]) await post(running, index);
  await until('two mails', () => toBroker(running).length === 2);
  await until(
    'two acknowledgements or fewer',
    async () =>
      (await running.database.sql("select from quote_outbox.requests where state = 'sending'"))
        .length === 0,
  );
  await after(running, '1 hour');
  await settled(running);
  assert.equal(toBroker(running).length, 4);
  assert.ok(
    !toPersons(running).some(({ to }) => to?.[0]?.address === 'p3@personne.test'),
    'something waited when it came',
  );
});

test('an address that does not answer: refused at once or come back, it is not tried again, and the broker is told to call', async (running) => {
  const { instance, mail } = running;
  const calls = () =>
    toBroker(running).filter(({ subject }) =>
      subject?.includes('l’adresse ne répond pas, appelez'),
    );
  const number = await numberOf(await post(running, 0));
  await settled(running);
  const bounce = `Final-Recipient: x\nMessage-ID: <ACCUSE-${number}@site.test>`;
  assert.deepEqual(await (await instance.call('retours', bounce)).json(), { data: { retours: 1 } });
  assert.deepEqual(await (await instance.call('retours', bounce)).json(), { data: { retours: 0 } });
  await instance.call('envois');
  await settled(running);
  assert.deepEqual(
    calls().map(({ messageId }) => messageId),
    [`<RETOUR-${number}@site.test>`],
  );
  assert.equal((await state(running, 0)).accuse, 'revenu');

  mail.refuse({ to: 'p1@personne.test' });
  const other = await numberOf(await post(running, 1));
  await until('the broker is told', () => calls().length === 2);
  assert.equal(calls()[1]?.messageId, `<RETOUR-${other}@site.test>`);
  await after(running, '1 day');
  await settled(running);
  assert.equal(toPersons(running).length, 1, 'each tried once');
  assert.deepEqual([...(await running.database.sql('select kind from quote_outbox.alerts()'))], []);
});

test('« Retirer ma demande », by the key of the device: the answers go, the broker is told by one mail with the number', async (running) => {
  const { instance, database } = running;
  const number = await numberOf(await post(running, 0));
  await settled(running);
  const withdraw = async (body: object) =>
    (await instance.post(body, undefined, {}, '/retrait')).json();
  for (const _ of [1, 2]) {
    assert.deepEqual(await withdraw({ cle: key(0) }), {
      data: { numero: number, etat: 'retiree' },
    });
    await settled(running);
  }
  const told = toBroker(running).filter(
    ({ messageId }) => messageId === `<RETRAIT-${number}@site.test>`,
  );
  assert.deepEqual(
    told.map(({ subject }) => subject),
    [`Demande ${number} : retirée par la personne`],
  );
  const rows = await database.sql(
    'select key_id, nonce, content from quote_outbox.requests where ciphertext is not null and length(ciphertext) > 0',
  );
  assert.deepEqual([...rows], [], 'nothing that was typed is left');
  assert.equal((await state(running, 0)).etat, 'retiree');
  assert.equal((await instance.post({ cle: key(0) }, network(0), {}, '/renvoi')).status, 410);
  assert.deepEqual(
    await (await post(running, 0)).json(),
    { data: { numero: number, etat: 'retiree' } },
    'its attempt is known',
  );
});

crowded(
  'withdrawn before it left, it never leaves, and the broker hears nothing',
  async (running) => {
    const { instance } = running;
    for (const index of [0, 1, 2]) await post(running, index);
    await until('two mails', () => toBroker(running).length === 2);
    assert.equal((await instance.post({ cle: key(2) }, undefined, {}, '/retrait')).status, 200);
    await after(running, '1 hour');
    await after(running, '1 hour');
    assert.equal(toBroker(running).length, 2);
  },
);

test('the link of the acknowledgement withdraws that request and no other; who follows it only, a scanner, withdraws nothing', async (running) => {
  const { instance } = running;
  const number = await numberOf(await post(running, 0));
  const other = await numberOf(await post(running, 1));
  await until('both acknowledged', () => toPersons(running).length === 2);
  const letter = toPersons(running).find(({ text }) => text?.includes(number));
  const token = /#retrait=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  const ask = async (lien: unknown) =>
    (await instance.post({ lien }, undefined, { apikey: '' }, '/retrait')).status;
  for (const odd of [`${number}.`, token.replace(number, other), null])
    assert.equal(await ask(odd), 404);
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    await fetch(`http://127.0.0.1:${instance.port}/send-devis-email/retrait?lien=${token}`, {
      method,
    });
  assert.equal((await state(running, 0)).etat, 'remise');
  assert.equal(await ask(token), 200);
  assert.deepEqual(
    [(await state(running, 0)).etat, (await state(running, 1)).etat],
    ['retiree', 'remise'],
  );
});

test('what is erased already cannot be withdrawn, and says so', async (running) => {
  await post(running, 0);
  await settled(running);
  await after(running, '8 days');
  assert.equal(
    (await running.instance.post({ cle: key(0) }, undefined, {}, '/retrait')).status,
    410,
  );
  assert.equal(
    (await running.instance.post({ cle: key(9) }, undefined, {}, '/retrait')).status,
    404,
  );
});
