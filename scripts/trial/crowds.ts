// Crowds that are no flood of one: each says what became of it, and what was wrong with that.
import { arrivedIn, missing } from './arrived.ts';
import { type Answer, from, numberIn, type Trial, workers } from './trial.ts';
import { valid } from './valid.ts';

const atOnce = 20;
const network = (index: number) => `198.${index >> 8}.${index & 255}.1`;
const counted = (answers: Answer[]) =>
  [...Map.groupBy(answers, ({ status }) => status)].map(([status, { length }]) => `${status}: ${length}`).join(', ');

/** So many requests; each told apart by its number among them. */
async function crowd(
  { ask }: Trial,
  count: number,
  who: (index: number) => { address: string; email?: string },
): Promise<Answer[]> {
  const answers: Answer[] = [];
  await workers(atOnce, async (worker) => {
    for (let index = worker; index < count; index += atOnce) {
      const { address, email = `p${index}@personne.test` } = who(index);
      answers.push(await ask(from(address, { ...valid, email, besoins: `demande ${index}` })));
    }
  });
  return answers;
}

const accepted = (answers: Answer[]) => new Set(answers.map(numberIn).filter(Boolean));

/** A third party's address, asked for a hundred times; then as many strangers from as many networks. */
export async function strangers(trial: Trial, count: number) {
  const asked = await crowd(trial, 100, (index) => ({ address: network(60_000 + index), email: 'victime@personne.test' }));
  await trial.delivered();
  const ofOne = arrivedIn(trial).acknowledged.size;
  const others = await crowd(trial, count, (index) => ({ address: network(index) }));
  await trial.delivered();
  const { acknowledged } = arrivedIn(trial);
  const wrong = await missing(trial, accepted([...asked, ...others]));
  if (ofOne !== 1) wrong.push(`${ofOne} acknowledgements to one address`);
  if (acknowledged.size !== 20) wrong.push(`${acknowledged.size} acknowledgements in an hour`);
  return {
    wrong,
    seen: {
      answered: counted([...asked, ...others]),
      'to one address, asked for 100 times': ofOne,
      'acknowledgements in all': acknowledged.size,
    },
  };
}

/** One network sends all it can; somebody else then leaves with the next run. */
export async function oneNetwork(trial: Trial, count: number) {
  const answers = await crowd(trial, count, (index) => ({ address: `203.0.113.${index & 255}` }));
  const honest = numberIn(await trial.ask(from(network(1), { ...valid, besoins: 'honnête' })));
  await trial.run();
  const [row] = await trial.database.sql(
    `select left_at is not null as left from quote_outbox.requests where number = '${honest}'`,
  );
  await trial.delivered();
  const wrong = await missing(trial, accepted(answers).add(honest));
  if (!row?.['left']) wrong.push('somebody else waits behind the flood');
  return { wrong, seen: { answered: counted(answers), 'somebody else': row?.['left'] ? 'left at once' : 'waits' } };
}

/** From so many networks: each leaves within twelve hours or is asked to call, and both are told. */
export async function manyNetworks(trial: Trial, count: number) {
  const { database, mail, run } = trial;
  const answers = await crowd(trial, count, (index) => ({ address: network(index) }));
  const told = mail.mails
    .filter(({ subject }) => subject === 'Des demandes de devis attendent')
    .map(({ to }) => to?.[0]?.address);
  let hours = 0;
  while ((await database.waiting()) > 0 && hours < 12) {
    await database.later('1 hour');
    hours += 1;
    for (let calls = 0; calls < 10 && (await database.waiting()) > 0; calls++) await run();
  }
  const wrong = await missing(trial, accepted(answers));
  const unkind = answers.filter(({ status, text }) => status !== 200 && !text.includes('Appelez-nous'));
  if (unkind.length > 0) wrong.push(`${unkind.length} were not asked to call: ${unkind[0]?.status} ${unkind[0]?.text}`);
  if (new Set(told).size !== 2) wrong.push(`told: ${told.join(', ') || 'nobody'}`);
  return { wrong, seen: { answered: counted(answers), 'all had left after hours': hours, 'told of it': told.join(', ') } };
}
