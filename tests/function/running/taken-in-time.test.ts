import assert from 'node:assert/strict';
import { localSettings } from '../../../scripts/services/backend.ts';
import { valid } from '../../../scripts/trial/valid.ts';
import { keyedHash } from '../../../supabase/functions/send-devis-email/keyed-hash.ts';
import { requestToken } from '../../../supabase/functions/send-devis-email/request-token.ts';
import { numberOf } from '../support/handler.ts';
import { type Running, trials } from '../support/outbox.ts';
import { dataOf, key, settled } from '../support/requests.ts';

const settings = { TAKEN_IN_TIME: 'oui', SITE_ORIGINS: 'https://site.test' };
const { MAIL_TO: broker, OPERATOR_MAIL: operator, HASH_SECRET } = localSettings(0, '');
const test = trials(settings);

async function send(running: Running, index = 0): Promise<string> {
  const answer = await running.instance.post(
    { ...valid, besoins: `${index}` },
    `198.51.${index}.1`,
    {
      'idempotency-key': key(index),
    },
  );
  await settled(running);
  return numberOf(answer);
}
const sendFive = async (running: Running) => {
  const numbers: string[] = [];
  for (const index of [0, 1, 2, 3, 4]) numbers.push(await send(running, index));
  return numbers;
};
const press = ({ instance }: Running, lien: unknown) =>
  instance.post({ lien }, undefined, { apikey: '' }, '/prise-en-charge');
const pressed = (running: Running, lien: unknown) => dataOf(press(running, lien));
const refused = async (running: Running, lien: unknown) => {
  const answer = await press(running, lien);
  return [answer.status, (await answer.json()).error.code];
};
const mailOf = ({ mail }: Running, id: string) =>
  mail.mails.filter(({ messageId }) => messageId === `<${id}@site.test>`);
const tokenOf = (running: Running, number: string) =>
  /\/prise-en-charge#(\S+)/.exec(mailOf(running, number)[0]?.text ?? '')?.[1] ?? '';
/** As if the broker had had his hours. */
const late = async (running: Running) => {
  await running.database.later('30 hours');
  await running.database.sql(
    'update quote_outbox.requests set remind_at = now() where remind_at > now()',
  );
};
const run = async (running: Running) => {
  await running.instance.call('envois');
  await settled(running);
};

trials({ SITE_ORIGINS: 'https://site.test' })(
  'off, a request has no link, nobody is reminded, and the link of an earlier mail says that there is nothing to do',
  async (running) => {
    const number = await send(running);
    const [mail] = mailOf(running, number);
    for (const part of [mail?.text, mail?.html])
      assert.doesNotMatch(part ?? '', /prise-en-charge|Pris en charge/);
    assert.equal((await running.database.row(number))['remind_at'], null);
    await running.database.later('5 days');
    await run(running);
    assert.equal(running.mail.mails.length, 1);
    const token = await requestToken('taking on', number, keyedHash(HASH_SECRET));
    assert.deepEqual(await refused(running, token), [410, 'arret']);
  },
);

test('the broker’s mail has the link; who follows it only, a scanner, takes nothing on; one button does, and says since when', async (running) => {
  const { instance, database } = running;
  const number = await send(running);
  const [mail] = mailOf(running, number);
  const token = tokenOf(running, number);
  assert.ok(mail?.text?.includes(`Pris en charge : https://site.test/prise-en-charge#${token}`));
  assert.ok(mail?.html?.includes(`href="https://site.test/prise-en-charge#${token}"`));
  const withdrawal = await requestToken('withdrawal', number, keyedHash(HASH_SECRET));
  for (const odd of [withdrawal, null])
    assert.deepEqual(await refused(running, odd), [404, 'inconnue']);
  assert.equal(
    (await instance.post({ lien: token }, undefined, {}, '/retrait')).status,
    404,
    'and withdraws nothing',
  );
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    await fetch(
      `http://127.0.0.1:${instance.port}/send-devis-email/prise-en-charge?lien=${token}`,
      { method },
    );
  await run(running);
  assert.equal((await database.row(number))['taken_at'], null);

  const both = await Promise.all([pressed(running, token), pressed(running, token)]);
  assert.deepEqual(
    both.map(({ deja }) => deja).toSorted(),
    [false, true],
    'two colleagues at once',
  );
  assert.equal(both[0].depuis, both[1].depuis);
  await database.later('1 hour');
  const again = await pressed(running, token);
  assert.deepEqual([again.numero, again.deja], [number, true]);
  assert.equal(
    Date.parse(again.depuis),
    Date.parse(both[0].depuis) - 3_600_000,
    'the first moment counts',
  );
  const asks = await (await instance.post({ cle: key(0) }, undefined, {}, '/etat')).json();
  assert.equal(asks.data.etat, 'remise', 'nothing is withdrawn');
});

test('what nobody took on is told once, to broker and operator in one mail, by its number alone', async (running) => {
  const { database } = running;
  const number = await send(running);
  await run(running);
  assert.deepEqual(mailOf(running, `RAPPEL-${number}`), [], 'not before its hours are over');
  await late(running);
  for (const _ of [1, 2]) await run(running);
  await database.later('2 days');
  await run(running);
  const [mail, ...more] = mailOf(running, `RAPPEL-${number}`);
  assert.deepEqual(more, []);
  assert.deepEqual([mail?.to?.[0]?.address, mail?.cc?.[0]?.address], [broker, operator]);
  assert.equal(
    mail?.headers.find(({ key: name }) => name === 'auto-submitted')?.value,
    'auto-generated',
  );
  assert.equal(mail?.subject, `Demande ${number} : pas encore prise en charge`);
  for (const part of [mail?.text, mail?.html]) {
    assert.ok(part?.includes(tokenOf(running, number)));
    for (const typed of [valid.entreprise, valid.nom, valid.email])
      assert.ok(!part?.includes(typed), typed);
  }
  assert.deepEqual([...(await database.sql('select kind from quote_outbox.alerts()'))], []);
});

test('nobody is reminded of what was taken on, withdrawn or erased, of a canary, nor of what came before the setting', async (running) => {
  const { instance, database, mail } = running;
  const [taken = '', , erased, before, slow = ''] = await sendFive(running);
  await instance.call('canari');
  await settled(running);
  await pressed(running, tokenOf(running, taken));
  await instance.post({ cle: key(1) }, undefined, {}, '/retrait');
  await settled(running);
  await database.sql(`select quote_outbox.wipe('${erased}', 'effacée à la demande')`);
  await database.sql(
    `update quote_outbox.requests set remind_at = null where number = '${before}'`,
  );
  await late(running);
  mail.behave('refuses');
  await instance.call('envois');
  assert.equal((await database.row(`RAPPEL-${slow}`))['failures'], 1);
  assert.equal((await pressed(running, tokenOf(running, slow))).deja, false);
  mail.behave('accepts');
  await database.later('15 minutes');
  await run(running);
  assert.deepEqual(
    mail.mails.filter(({ messageId }) => messageId?.startsWith('<RAPPEL-')),
    [],
    'one that waited for the mail server does not leave once it is taken on',
  );
});

test('what was withdrawn or erased cannot be taken on, and says so; after a renvoi the hours do not begin anew', async (running) => {
  const { instance, database } = running;
  const [withdrawn, erased, again] = [
    await send(running),
    await send(running, 1),
    await send(running, 2),
  ];
  const tokens = [withdrawn, erased].map((number) => tokenOf(running, number));
  await instance.post({ cle: key(0) }, undefined, {}, '/retrait');
  assert.deepEqual(await refused(running, tokens[0]), [410, 'retiree']);
  await database.sql(
    `update quote_outbox.requests set remind_at = '2031-01-06T12:00Z' where number = '${again}'`,
  );
  await instance.post({ cle: key(2) }, '198.51.2.1', {}, '/renvoi');
  await settled(running);
  assert.ok(
    mailOf(running, `${again}-r1`)[0]?.text?.includes(tokenOf(running, again)),
    'it has the same link',
  );
  assert.equal((await database.row(again))['remind_at'].toISOString(), '2031-01-06T12:00:00.000Z');
  await database.later('8 days');
  await run(running);
  assert.deepEqual(await refused(running, tokens[1]), [410, 'effacee']);
  await database.sql('delete from quote_outbox.requests');
  assert.deepEqual(await refused(running, tokens[1]), [410, 'effacee'], 'its link is ours');
});

trials({ ...settings, OUTBOX_DB_URL: 'postgres://x:x@127.0.0.1:1/x' })(
  'while the database is away nothing is noted, and the answer is no success',
  async (running) => {
    const token = await requestToken('taking on', '310512-AB23CD', keyedHash(HASH_SECRET));
    assert.deepEqual(await refused(running, token), [503, 'indisponible']);
  },
);

test('each month both get one mail: requests, share in time, median, what nobody took on, what came back', async (running) => {
  const { instance, database } = running;
  const numbers = await sendFive(running);
  const [soon, late, never, , erased] = numbers;
  const row = (number: string | undefined, received: string, taken: string) =>
    database.sql(
      `update quote_outbox.requests set received_at = '${received}+01', taken_at = ${taken ? `'${taken}+01'` : 'null'} where number = '${number}'`,
    );
  for (const number of numbers) await row(number, '2031-01-31T23:59', '');
  await row(soon, '2031-01-06T10:00', '2031-01-06T12:00');
  await row(late, '2031-01-07T10:00', '2031-01-10T10:00');
  await database.sql(`update quote_outbox.requests set bounces = 1 where number = '${never}'`);
  await instance.post({ cle: key(3) }, undefined, {}, '/retrait');
  await database.sql(`select quote_outbox.wipe('${erased}', 'effacée à la demande')`);
  for (const at of ['2031-02-04T23:59+01', '2031-02-07T00:00+01', '2031-03-05T08:00+01'])
    await database.sql(`select quote_outbox.remind('${at}')`);
  await run(running);
  const bilans = () =>
    running.mail.mails.filter(({ messageId }) => messageId?.startsWith('<BILAN-'));
  assert.deepEqual(
    bilans(),
    [],
    'neither too early, nor when rows may be gone, nor of a month without a request',
  );
  for (const at of ['2031-02-05T00:00+01', '2031-02-06T23:59+01'])
    await database.sql(`select quote_outbox.remind('${at}')`);
  await run(running);
  const [mail, ...more] = bilans();
  assert.deepEqual(more, []);
  assert.equal(mail?.messageId, '<BILAN-310101-CEMOIS@site.test>');
  assert.deepEqual([mail?.to?.[0]?.address, mail?.cc?.[0]?.address], [broker, operator]);
  assert.equal(
    mail?.headers.find(({ key: name }) => name === 'auto-submitted')?.value,
    'auto-generated',
  );
  assert.equal(mail?.subject, 'Demandes de devis, janvier 2031');
  const text = mail?.text?.replace(/[\u00A0\u202F]/g, ' ') ?? '';
  for (const said of [
    'retirées ou effacées : 3.',
    ': 1, soit 33,3 %.',
    ': 14,5 h ouvrées',
    `Sans prise en charge : ${never}.`,
    `ou de la personne : ${never}.`,
  ])
    assert.ok(text.includes(said), `${said}\n${text}`);
  await database.sql(
    "select quote_outbox.run_errand('BILAN-310201-CEMOIS', null, null, null, null)",
  );
  await run(running);
  assert.match(
    bilans()[1]?.text ?? '',
    /soit 0\s%/,
    'of a month whose last request was erased meanwhile',
  );
});
