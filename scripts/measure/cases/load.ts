import { arrivedIn, missing } from '../../trial/arrived.ts';
import {
  type Answer,
  type Ask,
  deployed,
  from,
  numberIn,
  type Trial,
  withTrial,
  workers,
} from '../../trial/trial.ts';
import { valid } from '../../trial/valid.ts';
import { type Bench, startTable } from '../bench.ts';

// With acknowledgement and webhook on: every success answered is one mail of the broker's and one
// call of his tool, whoever sends how much, whatever the mail server refuses. Fifty people at a
// time, with room for all; then crowds, with the room that is deployed: beside a flood from few
// networks, from one network alone, from thousands, for thousands of addresses. npm run bench --
// load 30 flood: for so many seconds each, those of this name alone.

type Answered = Answer & { milliseconds: number };
/** Of `answers`, those whose times count, where it is not all. */
type Outcome = { answers: Answered[]; timed?: Answered[]; wrong?: string[]; note?: string };
type Case = {
  name: string;
  settings?: Record<string, string>;
  run: (trial: Trial, seconds: number) => Promise<Outcome>;
};

const roomForAll = { REQUESTS_AN_HOUR: '1000000', REQUESTS_A_DAY: '1000000' };
const cases: Case[] = [
  {
    name: 'all mails taken',
    settings: roomForAll,
    run: (trial, seconds) => throughput(trial, seconds, 0),
  },
  {
    name: 'one mail in five refused',
    settings: roomForAll,
    run: (trial, seconds) => throughput(trial, seconds, 0.2),
  },
  { name: 'beside a flood from 8 networks', run: besideFlood },
  { name: 'for 1,000 strangers', settings: roomForAll, run: (trial) => strangers(trial, 1_000) },
  { name: '20,000 from one network', run: (trial) => oneNetwork(trial, 20_000) },
  {
    name: 'from 2,000 networks',
    settings: { ALERT_MAIL: 'alerte@site.test' },
    run: (trial) => manyNetworks(trial, 2_000),
  },
];

export const bench: Bench = async ([seconds = '30', wanted = '']) => {
  const problems: string[] = [];
  const columns = [
    'broker',
    'tool',
    'acknowledged',
    'told to call',
    'mails',
    'p50',
    'p99',
    'wrong',
  ];
  const row = startTable('', 'answered 200', ...columns, '  answers');
  for (const { name, settings = {}, run } of cases.filter(({ name }) => name.includes(wanted))) {
    const tried = async (trial: Trial) => {
      const { answers, timed = answers, wrong = [], note = '' } = await run(trial, Number(seconds));
      await trial.delivered();
      const numbers = answers.map(numberIn).filter(Boolean);
      const given = new Set(numbers);
      const twice = numbers.length - given.size;
      const found = [
        ...wrong,
        ...(twice > 0 ? [`${twice} numbers were given twice`] : []),
        ...(await missing(trial, given)),
      ];
      const { broker, tool, acknowledged, unreachable, mails } = arrivedIn(trial);
      const arrived = [broker, tool, acknowledged, unreachable].map(({ size }) => size);
      const times = timed.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
      const soon = [0.5, 0.99].map(
        (part) => `${Math.round(times[Math.floor(times.length * part)] ?? 0)} ms`,
      );
      row(
        name,
        numbers.length,
        ...arrived,
        mails,
        ...soon,
        found.length,
        `  ${counted(answers)}${note}`,
      );
      problems.push(...found.map((each) => `${name}: ${each}`));
    };
    await withTrial(tried, { entry: deployed, settings });
  }
  return problems;
};

const counted = (answers: Answer[]) =>
  [...Map.groupBy(answers, ({ status }) => status)]
    .map(([status, { length }]) => `${status}: ${length}`)
    .join(', ');

const network = (index: number) => `198.${index >> 8}.${index & 255}.1`;
/** Each told apart by its number among them. */
const person = (index: number, address = network(index), email = `p${index}@personne.test`) =>
  from(address, { ...valid, email, besoins: `demande ${index}` });

/** So many at a time, as long as there is somebody to ask next. */
async function crowd(
  trial: Trial,
  atOnce: number,
  next: (index: number) => Ask | false,
): Promise<Answered[]> {
  const answers: Answered[] = [];
  let serial = 0;
  await workers(atOnce, async () => {
    for (let what = next(serial++); what; what = next(serial++))
      answers.push(await one(trial, what));
  });
  return answers;
}

async function one({ ask }: Trial, what: Ask): Promise<Answered> {
  const started = performance.now();
  return { ...(await ask(what)), milliseconds: performance.now() - started };
}

const asManyAs = (count: number, who: (index: number) => Ask) => (index: number) =>
  index < count && who(index);
function during(seconds: number, who: (index: number) => Ask) {
  const end = Date.now() + seconds * 1000;
  return (index: number) => Date.now() < end && who(index);
}

const refused = (answers: Answer[]) =>
  answers
    .filter(({ status }) => status !== 200)
    .map(({ status, text }) => `answered ${status}: ${text}`);

/** People, so many at a time, one request each, while the mail server refuses some of the mails. */
async function throughput(trial: Trial, seconds: number, refusing: number): Promise<Outcome> {
  trial.mail.refuse({ share: refusing });
  const answers = await crowd(trial, 50, during(seconds, person));
  return { answers, wrong: refused(answers) };
}

/**
 * What a flood is made of: requests that look like any other, answers that are none, bodies too
 * long to be read.
 */
const floodBody = (index: number) =>
  [
    { ...valid, besoins: `crue ${index}` },
    { ...valid, email: `x${index}` },
    '{"nom":'.padEnd(20_000, '('),
  ][index % 3] ?? '';

/**
 * People, one request each, beside a flood from all addresses of few networks, the limits being
 * those that are deployed.
 */
async function besideFlood(trial: Trial, seconds: number): Promise<Outcome> {
  const [people, networks, leaveAnHour] = [100, 8, 60];
  const flooding = crowd(
    trial,
    50,
    during(seconds, (index) =>
      from(`10.0.${index % networks}.${(index >> 3) & 255}`, floodBody(index)),
    ),
  );
  const honest: Answered[] = [];
  for (let index = 0; index < people; index++) {
    honest.push(await one(trial, person(index)));
    await new Promise((resolve) => setTimeout(resolve, (seconds * 1000) / people / 2));
  }
  const flood = await flooding;
  const numbers = new Set(honest.map(numberIn));
  const left = await trial.database.sql(
    'select number from quote_outbox.requests where follows is null and left_at is not null',
  );
  const gone = left.filter(({ number }) => numbers.has(String(number))).length;
  const wrong = refused(honest);
  // Half of what leaves in an hour is kept for the first request of a network.
  if (gone < leaveAnHour / 2 - networks)
    wrong.push(`only ${gone} of ${left.length} that left within the hour are people`);
  return {
    answers: [...honest, ...flood],
    timed: honest,
    wrong,
    note: `; left within the hour: ${gone} of ${left.length} people`,
  };
}

/**
 * A third party's address, asked for a hundred times; then as many strangers from as many networks.
 */
async function strangers(trial: Trial, count: number): Promise<Outcome> {
  const victim = (index: number) => person(index, network(60_000 + index), 'victime@personne.test');
  const asked = await crowd(trial, 20, asManyAs(100, victim));
  await trial.delivered();
  const ofOne = arrivedIn(trial).acknowledged.size;
  const others = await crowd(trial, 20, asManyAs(count, person));
  await trial.delivered();
  const { size } = arrivedIn(trial).acknowledged;
  const wrong = ofOne === 1 ? [] : [`${ofOne} acknowledgements to one address`];
  if (size !== 20) wrong.push(`${size} acknowledgements in an hour`);
  return { answers: [...asked, ...others], wrong };
}

/** One network sends all it can; somebody else then leaves with the next run. */
async function oneNetwork(trial: Trial, count: number): Promise<Outcome> {
  const answers = await crowd(
    trial,
    20,
    asManyAs(count, (index) => person(index, `203.0.113.${index & 255}`)),
  );
  const honest = await one(trial, person(count, network(1)));
  await trial.run();
  const [row] = await trial.database.sql(
    `select left_at from quote_outbox.requests where number = '${numberIn(honest)}'`,
  );
  return {
    answers: [...answers, honest],
    wrong: row?.['left_at'] ? [] : ['somebody else waits behind the flood'],
  };
}

/**
 * From so many networks: each leaves within twelve hours or is asked to call, and both are told.
 */
async function manyNetworks(trial: Trial, count: number): Promise<Outcome> {
  const { database, mail, run } = trial;
  const answers = await crowd(trial, 20, asManyAs(count, person));
  const told = new Set(
    mail.mails
      .filter(({ subject }) => subject === 'Des demandes de devis attendent')
      .map(({ to }) => to?.[0]?.address),
  );
  let hours = 0;
  for (; (await database.waiting()) > 0 && hours < 12; hours++) {
    await database.later('1 hour');
    for (let calls = 0; calls < 10 && (await database.waiting()) > 0; calls++) await run();
  }
  const waiting = await database.waiting();
  const unkind = refused(answers).filter((text) => !text.includes('Appelez-nous'));
  const wrong = unkind.map((text) => `not asked to call: ${text}`);
  if (waiting > 0) wrong.push(`${waiting} wait after ${hours} hours`);
  if (told.size !== 2) wrong.push(`told: ${[...told].join(', ') || 'nobody'}`);
  return { answers, wrong, note: `; all had left after ${hours} hours` };
}
