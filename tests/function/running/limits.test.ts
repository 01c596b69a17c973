import assert from 'node:assert/strict';
import { valid } from '../../../scripts/trial/valid.ts';
import { numberOf } from '../support/handler.ts';
import { type Running, trials } from '../support/outbox.ts';
import { after, network, wish } from '../support/requests.ts';
import { until } from '../support/until.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const form = {
  'content-type': 'application/x-www-form-urlencoded',
  origin: 'http://localhost:3000',
};
const encoded = (index: number) =>
  new URLSearchParams({ ...wish(index), rgpd: 'on' } as Record<string, string>).toString();

/** An hour later, all that may leave by then is sent. */
async function anHourLater(running: Running): Promise<number> {
  await until('nothing is being sent', async () => {
    const sending = await running.database.sql(
      "select from quote_outbox.requests where state = 'sending'",
    );
    return sending.length === 0;
  });
  return (await after(running, '1 hour')).remises;
}

/** The first of the answers' words, by which a mail is known. */
const arrived = ({ mail }: Running) =>
  mail.mails.flatMap(({ text }) => text?.match(/(?<=^Besoins : demande )\d+/m) ?? []).map(Number);
const marked = ({ mail }: Running) =>
  mail.mails.filter(({ subject }) => subject?.includes('à vérifier'));
const waiting = async ({ database }: Running) =>
  (await database.sql('select number from quote_outbox.queue')).map(
    ({ number }) => number as string,
  );

const deployed = (settings: Record<string, string>) => trials(settings, 'deployed');
const test = deployed({});

test('while there is room each request is a mail of its own, at once: colleagues behind one address, forty networks', async (running) => {
  const { instance } = running;
  for (const index of numbers(5)) assert.equal((await instance.post(wish(index))).status, 200);
  for (const index of numbers(40))
    assert.equal((await instance.post(wish(10 + index), network(index))).status, 200);
  await until('each a mail', () => arrived(running).length === 45);
  assert.deepEqual(marked(running), []);
});

trials({})(
  'a password manager that fills in and sends in 1.5 s, a form without scripts: unmarked, one mail each',
  async (running) => {
    const { instance } = running;
    const unmarked = [
      { duree: 1.5 },
      { duree: 1 },
      { site_web: '' },
      { duree: '0' },
      { duree: -1 },
      { site_web: 0, duree: null },
    ];
    for (const [index, over] of unmarked.entries()) await instance.post(wish(index, over));
    const plain = await instance.post(encoded(9), undefined, form);
    assert.equal(plain.headers.get('location'), 'http://localhost:3000/demande-enregistree');
    await until('each a mail', () => arrived(running).length === unmarked.length + 1);
    assert.deepEqual(marked(running), []);
  },
);

trials({ SITE_ORIGINS: 'https://site.test' })(
  'what is marked is answered like any other, and its subject says what is to be verified, and why',
  async (running) => {
    const { instance, mail } = running;
    const origin = (from: string) => ({ ...form, origin: from });
    await instance.post(wish(0, { site_web: 'http://x.test', duree: 0.4 }));
    await instance.post(encoded(1), undefined, origin('https://autre.test'));
    await instance.post(encoded(2), undefined, origin('null'));
    await instance.post(wish(3), '');
    await instance.post(wish(4), '', { 'x-forwarded-for': '203.0.113.9' });
    await until('each a mail', () => mail.mails.length === 5);
    const reason = (index: number) =>
      /, à vérifier \((.+)\) : /.exec(
        mail.mails.find(({ text }) => text?.includes(`Besoins : demande ${index}\n`))?.subject ??
          '',
      )?.[1];
    assert.deepEqual(numbers(5).map(reason), [
      'champ invisible rempli, formulaire rempli en moins d’une seconde',
      'envoyée par un autre site',
      'envoyée par un autre site',
      'adresse de l’expéditeur inconnue',
      'adresse de l’expéditeur inconnue',
    ]);
  },
);

deployed({ REQUESTS_AN_HOUR: '4' })(
  'when more waits than the hour lets out the turn is the order, first requests have half, what is marked comes last',
  async (running) => {
    const { instance } = running;
    for (const index of numbers(4)) await instance.post(wish(index), network(index));
    await until('four mails', () => arrived(running).length === 4);
    await instance.post(wish(10, { duree: 0 }), network(10));
    for (const index of [11, 12]) await instance.post(wish(index), network(index % 2));
    for (const index of [13, 14, 15]) await instance.post(wish(index), network(index));
    await instance.call('envois');
    assert.equal(arrived(running).length, 4);
    assert.equal(await anHourLater(running), 4);
    assert.deepEqual(
      arrived(running).slice(4).sort(),
      [11, 13, 14, 15],
      'three that come first, and one that comes again',
    );
    assert.equal(await anHourLater(running), 2);
    assert.deepEqual(arrived(running).slice(8).sort(), [10, 12]);
    assert.equal(marked(running).length, 1);
  },
);

test('a network that floods is capped, leaves half of the hour alone, and is refused before anybody else', async (running) => {
  const { instance } = running;
  const statuses: number[] = [];
  for (const index of numbers(120))
    statuses.push((await instance.post(wish(index), `203.0.113.${index % 12}`)).status);
  assert.deepEqual(
    [statuses.filter((status) => status === 200).length, new Set(statuses.slice(60))],
    [60, new Set([429])],
  );
  await until('its half', () => arrived(running).length === 31);
  assert.equal((await instance.post(wish(200), network(1))).status, 200);
  await until('the honest one', () => arrived(running).includes(200));
  assert.equal(arrived(running).length, 32);
  assert.equal((await waiting(running)).length, 29);
});

test('of one address a third of the hour is taken: the 640th is refused like the 21st', async ({
  instance,
  database,
}) => {
  const statuses = await Promise.all(
    numbers(640).map((index) => instance.post(wish(index)).then(({ status }) => status)),
  );
  assert.equal(statuses.filter((status) => status === 200).length, 20);
  assert.deepEqual(
    await database
      .sql('select count(*)::int as count from quote_outbox.requests')
      .then(([row]) => row?.['count']),
    20,
  );
  const refused = await instance.post(wish(700));
  assert.deepEqual([refused.status, Number(refused.headers.get('retry-after')) > 0], [429, true]);
});

deployed({ ALERT_MAIL: 'exploitant@site.test', REQUESTS_AN_HOUR: '10', REQUESTS_A_DAY: '50' })(
  'from hundreds of networks: within twelve hours, or 429; networks heard within the hour are refused first; both are told',
  async (running) => {
    const { instance, mail, database } = running;
    const status = async (index: number, from: number) =>
      (await instance.post(wish(index), network(from))).status;
    for (const index of numbers(30)) assert.equal(await status(index, index), 200);
    // Forty may wait: ten have left. Half of that is for first requests.
    for (const index of numbers(20))
      assert.equal(await status(100 + index, index), index < 20 ? 200 : 429);
    assert.equal((await waiting(running)).length, 40);
    const refused = await instance.post(wish(900), network(900));
    assert.equal(refused.status, 429);
    assert.equal(refused.headers.get('retry-after'), '3600');
    assert.deepEqual((await refused.json()).error, {
      code: 'afflux',
      message: 'Trop de demandes attendent déjà. Appelez-nous, ou réessayez dans une heure.',
    });
    assert.equal(await status(901, 0), 429, 'who is heard again is refused too');
    const plain = await instance.post(encoded(902), network(902), form);
    assert.equal(
      plain.headers.get('location'),
      'http://localhost:3000/demande-incertaine#trop-de-demandes',
    );
    const told = () =>
      mail.mails.filter(({ subject }) => subject === 'Des demandes de devis attendent');
    await until('both are told', () => told().length === 2);
    assert.deepEqual(
      told()
        .map(({ to }) => to?.[0]?.address)
        .sort(),
      ['demandes@courtier.test', 'exploitant@site.test'],
    );
    assert.match(
      told()[0]?.text ?? '',
      /^Des demandes de devis sont refusées.+ déjà 40 à attendre leur tour\./,
    );
    for (let hour = 0; hour < 12; hour++) await anHourLater(running);
    assert.deepEqual(await waiting(running), []);
    assert.equal(arrived(running).length, 50, 'each once');
    assert.equal(await database.waiting(), 0);
  },
);

deployed({ REQUESTS_AN_HOUR: '4', REQUESTS_A_DAY: '12' })(
  'half of what may wait is kept for first requests',
  async (running) => {
    const { instance } = running;
    const status = async (index: number, from: number, over = {}) =>
      (await instance.post(wish(index, over), network(from))).status;
    for (const index of numbers(4)) assert.equal(await status(index, index), 200);
    await until('four mails', () => arrived(running).length === 4);
    for (const index of numbers(4))
      assert.equal(await status(10 + index, 10 + index, { duree: 0 }), 200);
    assert.equal(await status(20, 20, { duree: 0 }), 429, 'marked');
    assert.equal(await status(21, 1), 429, 'heard within the hour');
    for (const index of numbers(4)) assert.equal(await status(30 + index, 30 + index), 200);
    assert.equal(await status(40, 40), 429);
  },
);

deployed({ ALERT_MAIL: 'exploitant@site.test', REQUESTS_AN_HOUR: '2' })(
  'what waits its turn is told once to broker and operator, with its number',
  async (running) => {
    const { instance, mail } = running;
    for (const index of numbers(3)) await instance.post(wish(index), network(index));
    await until('two mails', () => arrived(running).length === 2);
    const [number] = await waiting(running);
    await after(running, '16 minutes');
    await after(running, '16 minutes');
    const told = mail.mails.filter(({ subject }) => subject === 'Des demandes de devis attendent');
    assert.deepEqual(told.map(({ to }) => to?.[0]?.address).sort(), [
      'demandes@courtier.test',
      'exploitant@site.test',
    ]);
    for (const { text } of told) {
      assert.match(
        text ?? '',
        new RegExp(
          `^Demandes de devis qui attendent leur tour, 1 : .+ depuis 16 min\\. Leurs numéros : ${number}\\.`,
        ),
      );
    }
  },
);

for (const [what, fill] of [
  [
    'in number',
    `insert into quote_outbox.requests (number, ciphertext, suspicious, state, received_at, queued_at, next_at, left_at)
     select 'S-' || n, '', false, 'sent', m, m, m, m from generate_series(1, 12000) n, (select now() - interval '13 hours' as m) t`,
  ],
  [
    'in bytes',
    `insert into quote_outbox.requests (number, ciphertext, suspicious, state, received_at, queued_at, next_at, left_at)
     select 'S-' || n, decode(repeat('00', 1000000), 'hex'), false, 'sent', m, m, m, m
     from generate_series(1, 100) n, (select now() - interval '13 hours' as m) t`,
  ],
] as const) {
  test(`more is not kept than there is room for, ${what}`, async ({ instance, database }) => {
    assert.equal((await instance.post(wish(0))).status, 200);
    await database.sql(fill);
    assert.equal((await instance.post(wish(1), network(1))).status, 429);
    assert.equal((await instance.call('canari')).status, 200);
  });
}

test('a database that is full loses nothing: requests are mailed before the answer', async ({
  instance,
  database,
  mail,
}) => {
  await database.sql(`create function pg_temp_full() returns trigger language plpgsql
    as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger is_full before insert on quote_outbox.requests execute function pg_temp_full()`);
  try {
    const answer = await instance.post(wish(0));
    assert.deepEqual(
      [answer.status, (await answer.json()).data.etat, mail.mails.length],
      [200, 'remise', 1],
    );
  } finally {
    await database.sql(
      'drop trigger is_full on quote_outbox.requests; drop function pg_temp_full()',
    );
  }
});

deployed({ REQUESTS_AN_HOUR: '4' })(
  'a renvoi counts like a request that comes again, and waits its turn',
  async (running) => {
    const { instance, mail } = running;
    const cle = crypto.randomUUID();
    const numero = await numberOf(
      await instance.post(valid, '198.51.100.1', { 'idempotency-key': cle }),
    );
    await until('a mail', () => mail.mails.length === 1);
    const again = async (address: string) =>
      (await instance.post({ cle }, address, {}, '/renvoi')).status;
    for (const times of [2, 3]) {
      assert.equal(await again(`198.51.100.${times}`), 200);
      await until('a renvoi', () => mail.mails.length === times);
    }
    assert.equal(await again('198.51.100.4'), 200);
    await instance.call('envois');
    assert.deepEqual(
      [mail.mails.length, await waiting(running)],
      [3, [numero]],
      'beyond the half of those that come again',
    );
    await anHourLater(running);
    assert.equal(mail.mails.at(-1)?.messageId, `<${numero}-r3@site.test>`);
  },
);

deployed({ REQUESTS_AN_HOUR: '2' })(
  'to ask for what nobody knows counts for nobody',
  async ({ instance, mail }) => {
    for (const _ of [1, 2, 3]) {
      assert.equal(
        (await instance.post({ cle: crypto.randomUUID() }, undefined, {}, '/renvoi')).status,
        404,
      );
    }
    await instance.post(valid);
    await until('a mail', () => mail.mails.length === 1);
  },
);
